"""What people read: names, card texts, questions, choices, reasons, story."""

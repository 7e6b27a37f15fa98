"""What is measured with whole games: simulation so far."""

"""The games as programs that learn know them. Each module needs the framework that it is named after."""

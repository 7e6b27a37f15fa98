"""Changes the rules one place at a time and looks whether a test notices: `make mutants`."""

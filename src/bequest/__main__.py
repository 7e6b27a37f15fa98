"""`python -m bequest` is the command `bequest`."""

from bequest.cli import main

if __name__ == "__main__":
    main()

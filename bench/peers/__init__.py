"""The peers: each runs in an environment and a process of its own and speaks the lines of bench/protocol.py."""

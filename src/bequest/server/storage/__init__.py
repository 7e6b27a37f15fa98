"""What a server keeps: tables, seats, the log, people. SQLAlchemy Core, on SQLite or PostgreSQL."""

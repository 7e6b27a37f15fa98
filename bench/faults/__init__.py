"""What happens to games when things fail: a server is killed, its workers, its disk is full, its clock jumps."""

"""A server that runs: connections answer at once."""

from __future__ import annotations

import socket

from bequest.server.running import answer_at_once


def test_connections_that_are_taken_do_not_wait_before_they_send() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        answer_at_once(listening)
        with socket.create_connection(listening.getsockname()):
            taken, _ = listening.accept()
            with taken:
                assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

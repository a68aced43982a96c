"""This file is what all tests share: the same examples in every run, and programs that can be interrupted."""

import signal

from hypothesis import HealthCheck, settings

settings.register_profile("repeatable", derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("repeatable")

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as for a run in the background; programs would inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)

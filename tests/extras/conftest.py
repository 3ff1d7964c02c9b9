"""These tests need what `make test-extras` installs; elsewhere they are not collected."""

import os

if not os.environ.get("HVOZD_EXTRAS"):
    collect_ignore_glob = ["test_*.py"]

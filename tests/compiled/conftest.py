"""These tests need what `make fast` makes, in use: `make test-fast` says HVOZD_PLAIN=0. Elsewhere they are not collected."""

import os

if os.environ.get("HVOZD_PLAIN") != "0":
    collect_ignore_glob = ["test_*.py"]

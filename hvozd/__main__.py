"""`python -m hvozd` is `hvozd`."""

import sys

from hvozd.cli import main

sys.exit(main())

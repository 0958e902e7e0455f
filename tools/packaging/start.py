"""The program in the archive: what the command `trekast` does where it is installed by pip."""

import sys

from scenes.app import main

sys.exit(main())

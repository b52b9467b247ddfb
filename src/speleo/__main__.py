"""`python -m speleo` and the command `speleo`."""

import sys


def main() -> int:
    from speleo.cli.main import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())

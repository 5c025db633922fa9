"""``python -m mathom.server``: serve, as the command line's options and the environment say."""

import argparse
import sys

from mathom.kernel.decision import MathomError
from mathom.server.serve import HOST, PORT, serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m mathom.server", description=__doc__)
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--log-level", default="info")
    options = parser.parse_args()
    try:
        serve(options.host, options.port, options.workers, options.log_level)
    except MathomError as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Everything a fresh clone needs, with nothing but Python and pip, and Node for the web app.

    python3 run.py          set up what is missing, then open Speleo in the browser
    python3 run.py setup    only set up; afterwards .venv/bin/speleo works
    python3 run.py test     set up, then run all checks and tests: interpreted, compiled, in the browser
    python3 run.py types    set up, then make the web app's types anew after the server's API has changed
    python3 run.py docs     build the manual in dist/manual, without a network once the environment is there
    python3 run.py wheel    set up, then make a wheel and a source package in dist/
    python3 run.py mutants GAME [N]    changes of an engine that no test notices; with N one change in N

Whatever follows `start` goes to `speleo serve`: python3 run.py start --port 8080
Whatever follows `test` goes to pytest and leaves out everything else: python3 run.py test tests/kernel -k undo
"""

import sys

OLDEST = (3, 11)

if sys.version_info < OLDEST:
    # This file must be readable for very old Pythons, so that they can say this.
    sys.stderr.write(
        "run.py: Speleo needs Python {}.{} or newer, and this is {}: "
        "run it with a newer one, such as python3.12 run.py\n".format(OLDEST[0], OLDEST[1], sys.version.split()[0])
    )
    sys.exit(2)

if __name__ == "__main__":
    from workshop.tasks import main

    sys.exit(main(sys.argv[1:], __doc__))

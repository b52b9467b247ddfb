"""Small changes of a source, tried one at a time against the tests: `python3 run.py mutants`."""

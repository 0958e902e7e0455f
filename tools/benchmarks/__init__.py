"""What tools/bench.py measures, a file for each kind of figure."""

"""A fixed amount of plain interpreted work, to express speeds in across noisy machines."""

import time


def loops_per_second(loops: int = 1_000_000) -> float:
    """How many turns of a small fixed loop the interpreter makes in a second of CPU time."""
    begun = time.process_time()
    state, seen, column = 1, dict[int, int](), [0] * 64
    for i in range(loops):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        column[state & 63] += 1
        if state & 7 == 0:
            seen[state & 1023] = i
    return loops / (time.process_time() - begun)

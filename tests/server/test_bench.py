"""The bench runs and says what it should; its bars are for a quiet machine."""

from mathom.server.bench import bench


def test_the_bench_loses_nothing() -> None:
    figures = bench(tables=24, seconds=0.5, idle_seconds=0.4)
    assert figures["answers_lost"] == 0
    assert figures["peak"]["answers"] >= 24
    assert 0 < figures["half_of_peak"]["p50_ms"] <= figures["half_of_peak"]["p99_ms"]
    assert figures["kilobytes_per_idle_table"] > 0

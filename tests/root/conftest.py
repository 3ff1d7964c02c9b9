"""The scenes of these tests are held against their figures."""

from collections.abc import Generator

import pytest

from tests.golden.watched import watched


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    with watched("root", item.nodeid.rpartition("/")[2]):
        return (yield)

"""Whatever can be asked over HTTP according to the OpenAPI document is answered according to it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from people import HURRY, sqlite
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.schemas import APIOperation

from quirkbox.games import GAMES, game
from quirkbox.server.app import create_app

# What is wrong may also be too large.
REFUSED = {"checks": {"negative_data_rejection": {"expected-statuses": ["4xx"]}}}
DOCUMENT = schemathesis.openapi.from_dict(create_app("sqlite://").openapi(), config=SchemathesisConfig.from_dict(REFUSED))
OPERATIONS = [operation.ok() for operation in DOCUMENT.get_all_operations()]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own: schemathesis does not wait as asyncio does. The games' sources are read before:
    Python 3.11 can't parse in two threads, and Hypothesis parses the tests'."""
    assert all(game(name) for name in GAMES)
    app = create_app(sqlite(tmp_path_factory.mktemp("openapi")), HURRY)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


def cases() -> Iterator[object]:
    """Every call as it should be, and wrongly where it takes something that can be wrong."""
    for operation in OPERATIONS:
        yield pytest.param(operation, GenerationMode.POSITIVE, id=operation.label)
        if operation.body:
            yield pytest.param(operation, GenerationMode.NEGATIVE, id=f"{operation.label} wrongly")


@pytest.mark.parametrize(("operation", "mode"), list(cases()))
def test_the_openapi_document_is_kept_to(operation: APIOperation, mode: GenerationMode, url: str) -> None:
    @settings(max_examples=25, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Case) -> None:
        case.call_and_validate(base_url=url)

    ask()

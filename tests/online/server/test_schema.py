"""The HTTP interface against its own description: whatever is asked, it keeps its promises."""

from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, settings

from medici.online.server.http.interface import http_interface
from medici.online.server.problem import Problem
from tests.long_run import sample_size

FORGETTING = "DELETE /api/me"  # the session would be gone for all that follows


@pytest.fixture(scope="module")
def session(server: tuple[Any, ...]) -> str:
    """Somebody who may do everything."""
    with httpx.Client(base_url=server[0]) as http:
        http.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        return str(http.cookies["medici_session"])


@pytest.mark.slow
def test_every_operation_keeps_its_promise(
    server: tuple[str, Any], session: str, subtests: pytest.Subtests
) -> None:
    # These take seconds to load, and would take more at the collection of tests, in each worker.
    import requests  # noqa: PLC0415
    import schemathesis  # noqa: PLC0415
    from schemathesis.checks import not_a_server_error  # noqa: PLC0415
    from schemathesis.generation.feedback import FeedbackSources  # noqa: PLC0415
    from schemathesis.pytest._test_builder import build_operation_test  # noqa: PLC0415
    from schemathesis.specs.openapi import checks  # noqa: PLC0415

    conforms = [checks.content_type_conformance, checks.response_schema_conformance]

    @settings(
        max_examples=sample_size(1, 50), deadline=None, suppress_health_check=list(HealthCheck)
    )
    def ask(case: Any) -> None:
        known = {} if case.operation.label == FORGETTING else {"Authorization": f"Bearer {session}"}
        answer = case.call(base_url=server[0], headers=known, session=line)
        if answer.status_code >= 400:
            problem = msgspec.json.decode(answer.content, type=Problem)
            assert problem.code
            assert problem.message
            assert answer.status_code < 500
        else:
            case.validate_response(answer, checks=[not_a_server_error, *conforms])

    schema: Any = schemathesis.openapi.from_dict(http_interface().openapi_schema.to_schema())
    line = requests.Session()  # connecting anew would take longer than most answers
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 30
    for operation in operations[:: sample_size(4, 1)]:
        with subtests.test(operation.label):
            build_operation_test(
                config=schema.config,
                operation=operation,
                test_func=ask,
                given_kwargs={},
                feedback=FeedbackSources(),
            )()

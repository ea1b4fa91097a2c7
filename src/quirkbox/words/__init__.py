"""What people read, in their language: one folder of words for each (docs/contribute/languages.md)."""

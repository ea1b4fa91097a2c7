"""Alembic's door to the database: the connection is handed in by `database.migrate`."""

from alembic import context

from quirkbox.server.rows import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter most things in place
)
with context.begin_transaction():
    context.run_migrations()

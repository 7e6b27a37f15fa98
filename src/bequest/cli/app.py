"""All commands, and the options that come before them."""

from __future__ import annotations

from typing import Annotated

import typer

from bequest import __version__, mode
from bequest.cli.analyse import analyse_command
from bequest.cli.balance import balance_command
from bequest.cli.bots import bots_command
from bequest.cli.cards import cards_command
from bequest.cli.common import words_of
from bequest.cli.completion import languages
from bequest.cli.deck import deck
from bequest.cli.ladder import ladder_command
from bequest.cli.online import host, join
from bequest.cli.operator import operator_command
from bequest.cli.play import play
from bequest.cli.puzzles import puzzles_command
from bequest.cli.replay import replay
from bequest.cli.resume import resume
from bequest.cli.rules import rules
from bequest.cli.serve import serve
from bequest.cli.simulate import simulate_command
from bequest.cli.speech import COMMAND, SpokenCommand, SpokenRoot, help_if_alone
from bequest.cli.storage import backup_command, restore_command, verify_command
from bequest.cli.train import train_command
from bequest.cli.tree import tree
from bequest.terminal.plain_signs import settle_for_the_nearest

app = typer.Typer(
    cls=SpokenRoot,
    help="command-help",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    settle_for_the_nearest()
    app(prog_name=COMMAND)


def _show_version(context: typer.Context, wanted: bool) -> None:
    if wanted:
        rules = words_of(context).text(f"command-rules-{mode.MODE}")
        typer.echo(f"{COMMAND} {__version__}, {rules}")
        raise typer.Exit


@app.callback()
def bequest(
    context: typer.Context,
    lang: Annotated[
        str | None,
        typer.Option(metavar="command-metavar-language", help="command-help-lang", autocompletion=languages),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="command-help-version")
    ] = False,
) -> None:
    """The words of `--lang` are chosen before anything is read, see `SpokenRoot`; here it is only declared."""
    help_if_alone(context)


app.command("play", cls=SpokenCommand, help="command-help-play")(play)
app.command("resume", cls=SpokenCommand, help="command-help-resume")(resume)
app.command("replay", cls=SpokenCommand, help="command-help-replay")(replay)
app.command("analyse", cls=SpokenCommand, help="command-help-analyse")(analyse_command)
app.command("simulate", cls=SpokenCommand, help="command-help-simulate")(simulate_command)
app.command("bots", cls=SpokenCommand, help="command-help-bots-list")(bots_command)
app.command("cards", cls=SpokenCommand, help="command-help-cards")(cards_command)
app.command("balance", cls=SpokenCommand, help="command-help-balance")(balance_command)
app.command("ladder", cls=SpokenCommand, help="command-help-ladder")(ladder_command)
app.add_typer(deck, name="deck")
app.command("rules", cls=SpokenCommand, help="command-help-rules")(rules)
app.command("tree", cls=SpokenCommand, help="command-help-tree")(tree)
app.command("puzzles", cls=SpokenCommand, help="command-help-puzzles")(puzzles_command)
app.command("join", cls=SpokenCommand, help="command-help-join")(join)
app.command("host", cls=SpokenCommand, help="command-help-host")(host)
app.command("serve", cls=SpokenCommand, help="command-help-serve")(serve)
app.command("train", cls=SpokenCommand, help="command-help-train")(train_command)
app.command("operator", cls=SpokenCommand, help="command-help-operator")(operator_command)
app.command("backup", cls=SpokenCommand, help="command-help-backup")(backup_command)
app.command("restore", cls=SpokenCommand, help="command-help-restore")(restore_command)
app.command("verify", cls=SpokenCommand, help="command-help-verify")(verify_command)

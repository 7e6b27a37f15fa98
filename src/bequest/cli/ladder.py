"""`bequest ladder`: bots play against each other, and it says how strong each is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count as numbers
from os.path import exists
from pathlib import Path
from typing import Annotated, Final

import typer

from bequest.bots.budget import Budget
from bequest.bots.names import KINDS, RANDOM
from bequest.bots.player import why_unknown
from bequest.cli.common import (
    AsJson,
    Cluster,
    DeckNames,
    GameName,
    Jobs,
    Options,
    Players,
    Seed,
    check_folder,
    in_file,
    words_of,
)
from bequest.cli.simulate import jobs_of, setup_for, with_progress
from bequest.cli.speech import tell_error
from bequest.core.catalogue import did_you_mean
from bequest.core.errors import BadOption
from bequest.core.game import Game
from bequest.core.words import Words, message, quoted
from bequest.lab import ladder_file
from bequest.lab.ladder import Result, Standing, play
from bequest.lab.ladder_bots import ISMCTS, NAMES, THINKING, fallen_back, file_of
from bequest.lab.ladder_games import Deal, Ladder
from bequest.lab.ladder_plot import per_cent, shown, svg
from bequest.lab.ratings import Share, Sprt
from bequest.lab.simulate import Setup
from bequest.terminal.files import FileProblem, problem_of, read_text, write_text
from bequest.terminal.layout import MOST_WIDTH, table

HEADS: Final = (
    "command-ladder-bot", "command-ladder-games", "command-ladder-wins", "command-ladder-share", "command-ladder-score",
    "command-ladder-rank", "command-ladder-elo",
)  # fmt: skip


def _kinds(incomplete: str) -> list[str]:
    """Completes the last of the names."""
    before, comma, last = incomplete.rpartition(",")
    left = [kind for kind in NAMES if kind not in before.split(",")]
    return [f"{before}{comma}{kind}" for kind in left if kind.startswith(last)]


def ladder_command(
    context: typer.Context,
    name: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="command-metavar-ladder-bots", help="command-help-ladder-bots", autocompletion=_kinds
        ),
    ],
    players: Players = 2,
    count: Annotated[
        int,
        typer.Option("--games", "-n", metavar="command-metavar-count", min=1, help="command-help-ladder-games"),
    ] = 100,
    seed: Seed = None,
    jobs: Jobs = 1,
    sprt: Annotated[
        str | None, typer.Option("--sprt", metavar="command-metavar-sprt", help="command-help-sprt")
    ] = None,
    no_luck: Annotated[bool, typer.Option("--no-luck", help="command-help-no-luck")] = False,
    seconds: Annotated[
        float | None, typer.Option(metavar="command-metavar-seconds", min=0.001, help="command-help-ladder-seconds")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(metavar="command-metavar-count", min=1, help="command-help-ladder-simulations")
    ] = None,
    cluster: Cluster = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="command-metavar-file", help="command-help-ladder-resume")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="command-metavar-file", help="command-help-plot")
    ] = None,
    as_json: AsJson = False,
    option: Options = None,
    deck: DeckNames = None,
) -> None:
    said = words_of(context)
    if plot is not None:
        check_folder(plot)
    before = read_text(resume) if resume is not None and exists(resume) else ""
    if resume is not None and seed is None:
        with in_file(resume):
            seed = ladder_file.seed_in(before)
    setup = setup_for(context, name, players, seed, RANDOM, option, deck)
    kinds = _named(bots, setup.load())
    files = {bot: _content(file) for bot in kinds if (file := file_of(bot)) is not None}
    ladder = Ladder(setup, kinds, not no_luck and _has_net(setup), _thinking(kinds, seconds, simulations), files)
    if len(kinds) == 1 and not ladder.alone:
        raise BadOption(message("command-ladder-lonely", kind=kinds[0]))
    test = _test(ladder, sprt)
    ladder.room()  # refuses now what would fail in every process
    _tell_fallen_back(ladder, said)
    workers = jobs_of(context, jobs, cluster)
    with _kept(ladder, resume, before) as (known, keep):
        wanted = ladder.deals(count) * len(ladder.seatings(0))
        result = with_progress(
            lambda progress: play(ladder, count, workers, test, known, keep, progress, cluster), wanted, said
        )
    if result.deals:
        _tell(result, plot, as_json, said)
    if result.stopped:
        raise KeyboardInterrupt


def _named(bots: str, game: Game) -> tuple[str, ...]:
    """The bots that are named, with commas between them."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        wrong = None if name == ISMCTS else why_unknown(name, game)
        if wrong is not None:
            word, known = wrong
            known = NAMES if known == KINDS else known
            hint = did_you_mean(word, known)
            raise BadOption(message("command-ladder-unknown", kind=quoted(word), known=", ".join(known), hint=hint))
        if names.count(name) > 1:
            raise BadOption(message("command-ladder-twice", kind=name))
    return tuple(names)


def _thinking(bots: tuple[str, ...], seconds: float | None, simulations: int | None) -> Budget:
    """What OpenSpiel's search has for a choice; by simulations alone it makes the same choices on every machine."""
    if seconds is None and simulations is None:
        return THINKING
    if ISMCTS not in bots:
        raise BadOption(message("command-ladder-thinking", bot=ISMCTS))
    return Budget(simulations or 0, seconds or 0.0)


def _has_net(setup: Setup) -> bool:
    from bequest.bots.net.shelf import why_none  # NumPy takes a tenth of a second

    return not why_none(setup.load())


def _tell_fallen_back(ladder: Ladder, said: Words) -> None:
    """In one line who plays weaker than its name says."""
    bots, why = fallen_back(ladder.bots, ladder.setup.load())
    if bots:
        tell_error(said.text("command-ladder-fallen-back", bots=", ".join(bots), why=why), said)


def _test(ladder: Ladder, bounds: str | None) -> Sprt | None:
    """The test that ends the ladder, if one is asked for."""
    if bounds is None:
        return None
    if len(ladder.bots) != 2 or ladder.alone:
        raise BadOption(message("command-sprt-two"))
    try:
        low, high = [float(bound) for bound in bounds.split(":")]
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise BadOption(message("command-sprt-bounds", bounds=quoted(bounds)))
    return Sprt(low, high)


def _content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except (OSError, ValueError) as error:
        raise FileProblem(message("terminal-file", path=str(file), problem=problem_of(error))) from None


@contextmanager
def _kept(ladder: Ladder, file: Path | None, before: str) -> Iterator[tuple[list[Deal], Callable[[Deal], None]]]:
    """The deals that the file has, and what writes another one to its end."""
    if file is None:
        yield [], lambda deal: None
        return
    with in_file(file):
        known = ladder_file.deals(before, ladder)
    whole = before[: before.rfind("\n") + 1] or ladder_file.heading(ladder)
    if whole != before:
        write_text(file, whole, replace=True)
    following = numbers(len(known))
    with file.open("a", encoding="utf-8") as end:

        def keep(deal: Deal) -> None:
            end.write(ladder_file.line(next(following), deal))
            end.flush()

        yield known, keep


# --- what is told ---


def _tell(result: Result, plot: Path | None, as_json: bool, said: Words) -> None:
    if as_json:
        typer.echo(json.dumps(result.facts() | {"times": result.times()}, indent=2))
    else:
        typer.echo("\n".join(_lines(result, said)))
    if plot is not None:
        write_text(plot, svg(result, said), replace=True)
        if not as_json:
            typer.echo(said.text("command-tree-written", path=str(plot)))


def _lines(result: Result, said: Words) -> list[str]:
    """A table of the bots as they were named, what else was counted, and what it means."""
    ladder = result.ladder
    heads = [said.text(head) for head in HEADS]
    rows = [_row(standing, said) for standing in result.standings]
    lines = [*table([heads, *rows], range(1, len(heads) - 1), indent=0, width=MOST_WIDTH), ""]
    more = _more(result, said)
    if len(more[0]) > 1:
        lines += [*table(more, range(1, len(more[0])), indent=0, width=MOST_WIDTH), ""]
    seed = str(ladder.setup.seed)
    lines.append(said.text("command-ladder-played", games=result.games, deals=len(result.deals), seed=seed))
    if not ladder.alone:
        fair = per_cent(1 / ladder.setup.players, said)
        lines.append(said.text("command-ladder-fair", share=fair, bot=ladder.bots[ladder.anchor]))
    if result.against is not None:
        first, second = ladder.bots
        share = shown(result.against, said)
        lines.append(said.text("command-ladder-against", bot=first, other=second, share=share))
    if result.against_corrected is not None:
        lines.append(said.text("command-ladder-against-corrected", share=shown(result.against_corrected, said)))
    if result.sprt is not None:
        lines.append(_verdict(result.sprt, ladder.bots[0], said))
    return lines


def _more(result: Result, said: Words) -> list[list[str]]:
    """A second table: shares without luck where that was measured, and of bots that sat alone at larger tables."""
    standings = result.standings
    columns = [[said.text("command-ladder-bot"), *[standing.bot for standing in standings]]]
    if any(standing.corrected for standing in standings):
        shares = [_share(standing.corrected, said) for standing in standings]
        columns.append([said.text("command-ladder-corrected"), *shares])
    if any(standing.alone for standing in standings):
        alone = [standing.alone for standing in standings]
        games = [str(one.games) if one else "0" for one in alone]
        columns.append([said.text("command-ladder-alone-games"), *games])
        shares = [_share(one.share if one else None, said) for one in alone]
        columns.append([said.text("command-ladder-alone"), *shares])
    return [list(row) for row in zip(*columns, strict=True)]


def _share(share: Share | None, said: Words) -> str:
    return shown(share, said) if share else "–"


def _verdict(sprt: Sprt, bot: str, said: Words) -> str:
    low, high = per_cent(sprt.low, said), per_cent(sprt.high, said)
    if sprt.accepted is None:
        return said.text("command-sprt-open", bot=bot, low=low, high=high, games=sprt.games)
    accepted, other = (low, high) if sprt.accepted == sprt.low else (high, low)
    return said.text("command-sprt-accepted", bot=bot, accepted=accepted, other=other, games=sprt.games)


def _row(standing: Standing, said: Words) -> list[str]:
    share = _share(standing.share, said)
    wins = f"{standing.wins:.2f}".rstrip("0").rstrip(".").replace(".", said.text("command-decimal-mark"))
    score, rank = (_mean(value, said) for value in (standing.score, standing.rank))
    return [standing.bot, str(standing.games), wins, share, score, rank, _rating(standing)]


def _mean(value: float | None, said: Words) -> str:
    return "–" if value is None else f"{value:.2f}".replace(".", said.text("command-decimal-mark"))


def _rating(standing: Standing) -> str:
    """The rating, and how far it may be off."""
    rating = standing.rating
    if rating is None:
        return "–"
    return f"{rating.elo:+.0f} ±{rating.margin:.0f}" if rating.margin else "0"

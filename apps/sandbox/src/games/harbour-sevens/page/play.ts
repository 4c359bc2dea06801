import { config } from '../../page/client/config.ts';
import { onPress, setDisabled } from '../../page/client/action-buttons.ts';
import { byId, sleep } from '../../page/client/dom.ts';
import { formatMultiple } from '../../page/client/money.ts';
import { waitUntilResumed } from '../../page/client/parent-window.ts';
import { describeRecovery, type SettledRound, type GameShell } from '../../page/client/game-shell.ts';
import { startGamePage } from '../../page/client/start.ts';
import type { PublicRound, Table } from '../../protocol.ts';
import { isolateFigure } from '../../../settings/language.ts';
import { getMessages } from '../../messages/current-messages.ts';
import { isIllegal, type Decision } from '../../rounds/game-rules.ts';
import { FREE_REELS, FREE_SPIN_FACTOR, REELS } from '../machine.ts';
import { harbourSevens } from '../rules.ts';
import { createReelBoard } from './reels.ts';
import { describeSpin } from './describe-spin.ts';

const SHOW_MS = 900;
const game = byId('game', HTMLDivElement);
const spinButton = byId('spin', HTMLButtonElement);
const offer = byId('offer', HTMLDivElement);
const startFree = byId('start-free', HTMLButtonElement);
const board = createReelBoard(byId('reels', HTMLDivElement), byId('paylines', SVGSVGElement));

function viewOf(round: PublicRound) {
  if (round.view.game !== 'harbour-sevens') throw new Error('another game’s round');
  return round.view;
}

function startGame(shell: GameShell): void {
  const said = getMessages();
  const { slot } = said;
  const tellOf = (spin: Parameters<typeof describeSpin>[0]) =>
    describeSpin(spin, { words: said, money: shell.money });
  onPress(spinButton, () => void spin());
  onPress(startFree, () => void freeSpins());
  const showSum = (): void => {
    byId('spin-sum', HTMLElement).textContent = shell.money(shell.stake());
  };
  shell.onStakeChange(showSum);
  showSum();
  const { round } = shell.table();
  const view = round && viewOf(round);
  const lastFree = view?.freeSpins?.played.at(-1);
  if (lastFree) board.setStops(FREE_REELS, lastFree.stops);
  else board.setStops(REELS, view?.base.stops ?? [0, 8, 7, 10, 3]);
  if (round?.win === null) offerFreeSpins(round);
  else shell.showMessage(slot.choose);

  async function spin(): Promise<void> {
    running(true);
    shell.showMessage('');
    board.highlight(null);
    const found = await shell.begin();
    if (!found) {
      running(false);
      return;
    }
    const { table, round } = found;
    const { base, freeSpins } = viewOf(round);
    const before = describeRecovery(found, shell.money);
    if (before) shell.showMessage(before);
    shell.show(table, round.win ?? 0);
    await board.spinTo(REELS, base.stops);
    board.highlight(base);
    shell.showMessage(`${before}${tellOf(base)}`, base.units > round.staked ? 'win' : 'plain');
    if (round.win === null) {
      await sleep(SHOW_MS);
      offerFreeSpins(round);
      return;
    }
    const lastFree = freeSpins?.played.at(-1);
    if (lastFree) board.setStops(FREE_REELS, lastFree.stops);
    finish(table, round);
  }

  function offerFreeSpins(round: PublicRound): void {
    running(true);
    const { freeSpins, units } = viewOf(round);
    const left = (freeSpins?.of ?? 0) - (freeSpins?.played.length ?? 0);
    byId('offer-title', HTMLParagraphElement).textContent = slot.freeSpins(left);
    const soFar = units > 0 ? ` ${slot.soFar(shell.money(units))}` : '';
    byId('offer-text', HTMLParagraphElement).textContent =
      `${slot.everyPrize(formatMultiple(FREE_SPIN_FACTOR))}${soFar}`;
    offer.hidden = false;
    startFree.focus();
  }

  async function freeSpins(): Promise<void> {
    // The next thing to press, once the free spins are over.
    spinButton.focus();
    offer.hidden = true;
    game.classList.add('free');
    let { round } = shell.table();
    while (round && round.win === null) {
      await waitUntilResumed();
      const found: SettledRound | null = await shell.decide(round, 'free-spin');
      if (!found) {
        game.classList.remove('free');
        offerFreeSpins(round);
        return;
      }
      const { table, round: next } = found;
      shell.show(table, next.win ?? 0);
      const { freeSpins } = viewOf(next);
      const played = freeSpins?.played ?? [];
      const last = played.at(-1);
      board.highlight(null);
      shell.showMessage(slot.freeSpin(played.length, freeSpins?.of ?? 0));
      if (last) {
        await board.spinTo(FREE_REELS, last.stops);
        board.highlight(last);
        shell.showMessage(`${slot.ofFreeSpins(played.length, freeSpins?.of ?? 0)} ${tellOf(last)}`);
      }
      await sleep(last && last.units > 0 ? SHOW_MS * 1.6 : SHOW_MS / 2);
      round = next;
      if (next.win !== null) finish(table, next);
    }
    game.classList.remove('free');
  }

  function finish(table: Table, round: PublicRound): void {
    const win = round.win ?? 0;
    const { freeSpins } = viewOf(round);
    shell.show(table);
    shell.finishRound(round);
    if (freeSpins)
      shell.showMessage(slot.freeSpinsOver(shell.money(win)), win > round.staked ? 'win' : 'plain');
    if (win > round.staked) celebrate();
    running(false);
  }

  function running(on: boolean): void {
    setDisabled(spinButton, on);
    shell.setBusy(on);
  }
}

function celebrate(): void {
  game.classList.add('celebrate');
  setTimeout(() => game.classList.remove('celebrate'), 1300);
}

await startGamePage({
  play: startGame,
  keys: { ' ': 'spin' },
  tell: ({ view }) => {
    if (view.game !== 'harbour-sevens') return '';
    const { base, freeSpins } = view;
    const { slot } = getMessages();
    return freeSpins ? slot.freeSpins(freeSpins.of) : slot.lines(base.lineWins.length);
  },
  replay: (round, draw) => {
    const bet = BigInt(round.bet);
    const free = viewOf(round).freeSpins?.of ?? 0;
    const decisions = Array.from({ length: free }, (): Decision => ({ kind: 'free-spin', elapsedMs: 0 }));
    const played = harbourSevens.play({ bet, draw, options: { autoCashOut: null }, decisions, elapsedMs: 0 });
    const stops = isIllegal(played) ? [] : played.view.base.stops;
    const paid = isIllegal(played) ? null : played.win;
    const told = (at: readonly number[], units: number) =>
      getMessages().slot.stops(
        isolateFigure(config.language, at.join(', ')),
        formatMultiple(units / round.bet),
      );
    return {
      played: told(stops, Number(paid ?? -1n)),
      shown: told(viewOf(round).base.stops, round.win ?? -1),
    };
  },
});

import { config } from '../../page/client/config.ts';
import { onPress, shut } from '../../page/client/deeds.ts';
import { byId, sleep } from '../../page/client/dom.ts';
import { multipleText } from '../../page/client/money.ts';
import { unpaused } from '../../page/client/parent.ts';
import { wordsBefore, type Found, type Shell } from '../../page/client/shell.ts';
import { start } from '../../page/client/start.ts';
import type { SeenRound, Table } from '../../protocol.ts';
import { isolated } from '../../words/language.ts';
import { words } from '../../words/spoken.ts';
import { isIllegal, type Made } from '../../rounds/game-rules.ts';
import { FREE_REELS, FREE_SPIN_FACTOR, REELS } from '../machine.ts';
import { harbourSevens } from '../rules.ts';
import { createReelBoard } from './reels.ts';
import { tellSpin } from './tell-spin.ts';

const SHOW_MS = 900;
const game = byId('game', HTMLDivElement);
const spinButton = byId('spin', HTMLButtonElement);
const offer = byId('offer', HTMLDivElement);
const startFree = byId('start-free', HTMLButtonElement);
const board = createReelBoard(byId('reels', HTMLDivElement), byId('paylines', SVGSVGElement));

function viewOf(round: SeenRound) {
  if (round.view.game !== 'harbour-sevens') throw new Error('another game’s round');
  return round.view;
}

function play(shell: Shell): void {
  const said = words();
  const { slot } = said;
  const tellOf = (spin: Parameters<typeof tellSpin>[0]) =>
    tellSpin(spin, { words: said, money: shell.money });
  onPress(spinButton, () => void spin());
  onPress(startFree, () => void freeSpins());
  const showSum = (): void => {
    byId('spin-sum', HTMLElement).textContent = shell.money(shell.stake());
  };
  shell.onStake(showSum);
  showSum();
  const { round } = shell.table();
  const view = round && viewOf(round);
  const lastFree = view?.freeSpins?.played.at(-1);
  if (lastFree) board.rest(FREE_REELS, lastFree.stops);
  else board.rest(REELS, view?.base.stops ?? [0, 8, 7, 10, 3]);
  if (round?.win === null) offerFreeSpins(round);
  else shell.say(slot.choose);

  async function spin(): Promise<void> {
    running(true);
    shell.say('');
    board.show(null);
    const found = await shell.begin();
    if (!found) {
      running(false);
      return;
    }
    const { table, round } = found;
    const { base, freeSpins } = viewOf(round);
    const before = wordsBefore(found, shell.money);
    if (before) shell.say(before);
    shell.show(table, round.win ?? 0);
    await board.turn(REELS, base.stops);
    board.show(base);
    shell.say(`${before}${tellOf(base)}`, base.units > round.staked ? 'win' : 'plain');
    if (round.win === null) {
      await sleep(SHOW_MS);
      offerFreeSpins(round);
      return;
    }
    const lastFree = freeSpins?.played.at(-1);
    if (lastFree) board.rest(FREE_REELS, lastFree.stops);
    finish(table, round);
  }

  function offerFreeSpins(round: SeenRound): void {
    running(true);
    const { freeSpins, units } = viewOf(round);
    const left = (freeSpins?.of ?? 0) - (freeSpins?.played.length ?? 0);
    byId('offer-title', HTMLParagraphElement).textContent = slot.freeSpins(left);
    const soFar = units > 0 ? ` ${slot.soFar(shell.money(units))}` : '';
    byId('offer-text', HTMLParagraphElement).textContent =
      `${slot.everyPrize(multipleText(FREE_SPIN_FACTOR))}${soFar}`;
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
      await unpaused();
      const found: Found | null = await shell.decide(round, 'free-spin');
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
      board.show(null);
      shell.say(slot.freeSpin(played.length, freeSpins?.of ?? 0));
      if (last) {
        await board.turn(FREE_REELS, last.stops);
        board.show(last);
        shell.say(`${slot.ofFreeSpins(played.length, freeSpins?.of ?? 0)} ${tellOf(last)}`);
      }
      await sleep(last && last.units > 0 ? SHOW_MS * 1.6 : SHOW_MS / 2);
      round = next;
      if (next.win !== null) finish(table, next);
    }
    game.classList.remove('free');
  }

  function finish(table: Table, round: SeenRound): void {
    const win = round.win ?? 0;
    const { freeSpins } = viewOf(round);
    shell.show(table);
    shell.roundOver(round);
    if (freeSpins) shell.say(slot.freeSpinsOver(shell.money(win)), win > round.staked ? 'win' : 'plain');
    if (win > round.staked) celebrate();
    running(false);
  }

  function running(on: boolean): void {
    shut(spinButton, on);
    shell.busy(on);
  }
}

function celebrate(): void {
  game.classList.add('celebrate');
  setTimeout(() => game.classList.remove('celebrate'), 1300);
}

await start({
  play,
  keys: { ' ': 'spin' },
  tell: ({ view }) => {
    if (view.game !== 'harbour-sevens') return '';
    const { base, freeSpins } = view;
    const { slot } = words();
    return freeSpins ? slot.freeSpins(freeSpins.of) : slot.lines(base.lineWins.length);
  },
  replay: (round, draw) => {
    const bet = BigInt(round.bet);
    const free = viewOf(round).freeSpins?.of ?? 0;
    const decisions = Array.from({ length: free }, (): Made => ({ kind: 'free-spin', elapsedMs: 0 }));
    const played = harbourSevens.play({ bet, draw, options: { autoCashOut: null }, decisions, elapsedMs: 0 });
    const stops = isIllegal(played) ? [] : played.view.base.stops;
    const paid = isIllegal(played) ? null : played.win;
    const told = (at: readonly number[], units: number) =>
      words().slot.stops(isolated(config.language, at.join(', ')), multipleText(units / round.bet));
    return {
      played: told(stops, Number(paid ?? -1n)),
      shown: told(viewOf(round).base.stops, round.win ?? -1),
    };
  },
});

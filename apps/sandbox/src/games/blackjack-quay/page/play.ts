import { isShut, offerDeeds, onPress, shut } from '../../page/client/deeds.ts';
import { byId } from '../../page/client/dom.ts';
import { holdButton } from '../../page/client/hold-button.ts';
import { unpaused } from '../../page/client/parent.ts';
import { wordsBefore, type Found, type Shell } from '../../page/client/shell.ts';
import { start } from '../../page/client/start.ts';
import type { SeenRound } from '../../protocol.ts';
import { words } from '../../words/spoken.ts';
import { shoeOf } from '../cards.ts';
import type { SeenCard } from './card-view.ts';
import { showEmpty, showTable } from './table-view.ts';

const MOVES = ['hit', 'stand', 'double', 'split'] as const;
type TableMove = (typeof MOVES)[number];
const deal = byId('deal', HTMLButtonElement);
const buttons = new Map(MOVES.map((move) => [move, byId(move, HTMLButtonElement)]));

function viewOf(round: SeenRound) {
  if (round.view.game !== 'blackjack-quay') throw new Error('another game’s round');
  return round.view;
}

function play(shell: Shell): void {
  const said = words();
  const { blackjack } = said;
  onPress(deal, () => void begin());
  for (const [move, button] of buttons) onPress(button, () => void decide(move));
  shell.onStake(() => {
    if (!isShut(deal)) byId('deal-sum', HTMLElement).textContent = shell.money(shell.stake());
  });
  const { round, waitMs } = shell.table();
  showEmpty();
  if (round?.win === null) {
    void showTable(viewOf(round), shell.money);
    shell.say(blackjack.waited);
    offer(round);
  } else {
    shell.say(blackjack.choose);
    rest(waitMs);
  }

  function rest(waitMs: number): void {
    offerDeeds([deal], [...buttons.values()]);
    holdButton({
      button: deal,
      small: byId('deal-sum', HTMLElement),
      waitMs,
      ready: () => shell.busy(false),
    });
  }

  function offer(open: SeenRound): void {
    shell.busy(true);
    const { moves } = viewOf(open);
    for (const [move, button] of buttons) {
      shut(button, !moves.includes(move));
      if (move === 'double' || move === 'split') {
        byId(`${move}-sum`, HTMLElement).textContent = shell.money(open.bet, 'exceptZero');
      }
    }
    offerDeeds([...buttons.values()], [deal]);
  }

  async function begin(): Promise<void> {
    shut(deal, true);
    shell.busy(true);
    shell.say('');
    showEmpty();
    const found = await shell.begin();
    if (found) await follow(found);
    else rest(shell.table().waitMs);
  }

  async function decide(kind: TableMove): Promise<void> {
    const { round: open } = shell.table();
    if (!open || open.win !== null) return;
    for (const button of buttons.values()) shut(button, true);
    shell.say('');
    await unpaused();
    const found = await shell.decide(open, kind);
    if (found) await follow(found);
    else showStanding(open.id);
  }

  /** Shows a round as it stands now, and goes on with it or tells its end. */
  async function follow(found: Found): Promise<void> {
    const { table, round: now } = found;
    shell.show(table, now.win ?? 0);
    const before = wordsBefore(found, shell.money);
    if (before) shell.say(before);
    await showTable(viewOf(now), shell.money);
    if (now.win === null) {
      offer(now);
      return;
    }
    shell.show(table);
    tellEnd(now, before);
    shell.roundOver(now);
    rest(table.waitMs);
  }

  /** Nothing came of a decision: the hand as it was, with its buttons, unless it is no longer there. */
  function showStanding(id: string): void {
    const { round: now, waitMs: wait } = shell.table();
    if (now?.id === id && now.win === null) offer(now);
    else rest(wait);
  }

  function tellEnd({ staked, win }: SeenRound, before: string): void {
    const back = win ?? 0;
    if (back > staked) shell.say(`${before}${blackjack.win(shell.money(back - staked))}`, 'win');
    else if (back === staked) shell.say(`${before}${said.stakeBack}`);
    else {
      const lost = shell.money(staked - back);
      const ended = back > 0 ? blackjack.partBack(shell.money(back), lost) : blackjack.dealerWins(lost);
      shell.say(`${before}${ended}`);
    }
  }
}

await start({
  play,
  keys: { ' ': 'deal', h: 'hit', s: 'stand', d: 'double', p: 'split' },
  tell: (round) => {
    const { hands, dealer } = viewOf(round);
    const { blackjack } = words();
    return blackjack.hands(hands.map(({ points }) => points).join(blackjack.and), dealer.points);
  },
  replay: (round, draw) => {
    const { hands, dealer } = viewOf(round);
    const next = shoeOf(draw);
    const dealt = Array.from({ length: 4 }, next);
    const cards = [
      hands[0]?.cards[0],
      dealer.cards[0],
      hands[1]?.cards[0] ?? hands[0]?.cards[1],
      dealer.cards[1],
    ];
    const { card: nameOf, deal } = words().blackjack;
    const text = (list: readonly (SeenCard | undefined)[]) =>
      deal(list.map((card) => (card ? nameOf(card.rank, card.suit) : '')).join(', '));
    return { played: text(dealt), shown: text(cards) };
  },
});

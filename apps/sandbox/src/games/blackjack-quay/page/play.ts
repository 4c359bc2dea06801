import { isShut, offerDeeds, onPress, shut } from '../../page/client/deeds.ts';
import { byId } from '../../page/client/dom.ts';
import { clientSeedNow } from '../../page/client/fairness.ts';
import { holdButton } from '../../page/client/hold-button.ts';
import { unpaused } from '../../page/client/parent.ts';
import { act, open, type Reply } from '../../page/client/server.ts';
import type { Shell } from '../../page/client/shell.ts';
import { start } from '../../page/client/start.ts';
import type { SeenRound } from '../../protocol.ts';
import { shoeOf } from '../cards.ts';
import { clearTable, showEmpty, showTable } from './table-view.ts';

const MOVES = ['hit', 'stand', 'double', 'split'] as const;
type TableMove = (typeof MOVES)[number];
const deal = byId('deal', HTMLButtonElement);
const buttons = new Map(MOVES.map((move) => [move, byId(move, HTMLButtonElement)]));

function viewOf(round: SeenRound) {
  if (round.view.game !== 'blackjack-quay') throw new Error('another game’s round');
  return round.view;
}

function play(shell: Shell): void {
  onPress(deal, () => void begin());
  for (const [move, button] of buttons) onPress(button, () => void decide(move));
  shell.onStake(() => {
    if (!isShut(deal)) byId('deal-sum', HTMLElement).textContent = shell.money(shell.stake());
  });
  const { round, waitMs } = shell.table();
  if (!round) showEmpty();
  else void showTable(viewOf(round), shell.money);
  if (round?.win === null) {
    shell.say('Your round waited for you.');
    offer(round);
  } else {
    shell.say('Choose your stake and deal.');
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
        byId(`${move}-sum`, HTMLElement).textContent = `+${shell.money(open.bet)}`;
      }
    }
    offerDeeds([...buttons.values()], [deal]);
  }

  async function begin(): Promise<void> {
    shut(deal, true);
    shell.busy(true);
    shell.say('');
    clearTable();
    await unpaused();
    const { commitment } = shell.table();
    const bet = shell.stake();
    await follow(await open({ bet, clientSeed: clientSeedNow(), commitment }));
  }

  async function decide(kind: TableMove): Promise<void> {
    const { round: open } = shell.table();
    if (!open || open.win !== null) return;
    for (const button of buttons.values()) shut(button, true);
    shell.say('');
    await unpaused();
    await follow(await act(open.id, { step: open.step, kind }));
  }

  /** Shows what an answer brought; after a refusal the table as it was, with its buttons. */
  async function follow(reply: Reply): Promise<void> {
    const table = await shell.take(reply);
    const { round: now, waitMs: wait } = table ?? shell.table();
    if (table) shell.show(table, now?.win ?? 0);
    if (now) await showTable(viewOf(now), shell.money);
    if (now?.win === null) {
      offer(now);
      return;
    }
    if (table && now) {
      shell.show(table);
      tellEnd(now);
      shell.roundOver(now);
    }
    rest(wait);
  }

  function tellEnd({ staked, win }: SeenRound): void {
    const back = win ?? 0;
    if (back > staked) shell.say(`You win ${shell.money(back - staked)}.`, 'win');
    else if (back === staked) shell.say('Your stake comes back.');
    else {
      const lost = `${shell.money(staked - back)} lost`;
      shell.say(back > 0 ? `${shell.money(back)} comes back, ${lost}.` : `The dealer wins. ${lost}.`);
    }
  }
}

await start({
  play,
  keys: { ' ': 'deal', h: 'hit', s: 'stand', d: 'double', p: 'split' },
  tell: (round) => {
    const { hands, dealer } = viewOf(round);
    return `${hands.map(({ points }) => points).join(' and ')} against ${dealer.points}`;
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
    const text = (list: readonly ({ rank: string; suit: string } | undefined)[]) =>
      list.map((card) => `${card?.rank ?? ''} of ${card?.suit ?? ''}`).join(', ');
    return { played: `the deal ${text(dealt)}`, shown: `the deal ${text(cards)}` };
  },
});

import { isDisabled, swapButtons, onPress, setDisabled } from '../../page/client/action-buttons.ts';
import { byId } from '../../page/client/dom.ts';
import { startButtonCooldown } from '../../page/client/button-cooldown.ts';
import { waitUntilResumed } from '../../page/client/parent-window.ts';
import { describeRecovery, type SettledRound, type GameShell } from '../../page/client/game-shell.ts';
import { startGamePage } from '../../page/client/start.ts';
import type { PublicRound } from '../../protocol.ts';
import { getMessages } from '../../messages/current-messages.ts';
import { createShoe } from '../cards.ts';
import type { PublicCard } from './card-view.ts';
import { renderEmptyTable, renderTable } from './table-view.ts';

const MOVES = ['hit', 'stand', 'double', 'split'] as const;
type TableMove = (typeof MOVES)[number];
const deal = byId('deal', HTMLButtonElement);
const buttons = new Map(MOVES.map((move) => [move, byId(move, HTMLButtonElement)]));

function viewOf(round: PublicRound) {
  if (round.view.game !== 'blackjack-quay') throw new Error('another game’s round');
  return round.view;
}

function startGame(shell: GameShell): void {
  const said = getMessages();
  const { blackjack } = said;
  onPress(deal, () => void begin());
  for (const [move, button] of buttons) onPress(button, () => void decide(move));
  shell.onStakeChange(() => {
    if (!isDisabled(deal)) byId('deal-sum', HTMLElement).textContent = shell.money(shell.stake());
  });
  const { round, waitMs } = shell.table();
  renderEmptyTable();
  if (round?.win === null) {
    void renderTable(viewOf(round), shell.money);
    shell.showMessage(blackjack.waited);
    offer(round);
  } else {
    shell.showMessage(blackjack.choose);
    rest(waitMs);
  }

  function rest(waitMs: number): void {
    swapButtons([deal], [...buttons.values()]);
    startButtonCooldown({
      button: deal,
      small: byId('deal-sum', HTMLElement),
      waitMs,
      ready: () => shell.setBusy(false),
    });
  }

  function offer(open: PublicRound): void {
    shell.setBusy(true);
    const { moves } = viewOf(open);
    for (const [move, button] of buttons) {
      setDisabled(button, !moves.includes(move));
      if (move === 'double' || move === 'split') {
        byId(`${move}-sum`, HTMLElement).textContent = shell.money(open.bet, 'exceptZero');
      }
    }
    swapButtons([...buttons.values()], [deal]);
  }

  async function begin(): Promise<void> {
    setDisabled(deal, true);
    shell.setBusy(true);
    shell.showMessage('');
    renderEmptyTable();
    const found = await shell.begin();
    if (found) await follow(found);
    else rest(shell.table().waitMs);
  }

  async function decide(kind: TableMove): Promise<void> {
    const { round: open } = shell.table();
    if (!open || open.win !== null) return;
    for (const button of buttons.values()) setDisabled(button, true);
    shell.showMessage('');
    await waitUntilResumed();
    const found = await shell.decide(open, kind);
    if (found) await follow(found);
    else showStanding(open.id);
  }

  /** Shows a round as it stands now, and goes on with it or tells its end. */
  async function follow(found: SettledRound): Promise<void> {
    const { table, round: now } = found;
    shell.show(table, now.win ?? 0);
    const before = describeRecovery(found, shell.money);
    if (before) shell.showMessage(before);
    await renderTable(viewOf(now), shell.money);
    if (now.win === null) {
      offer(now);
      return;
    }
    shell.show(table);
    tellEnd(now, before);
    shell.finishRound(now);
    rest(table.waitMs);
  }

  /** Nothing came of a decision: the hand as it was, with its buttons, unless it is no longer there. */
  function showStanding(id: string): void {
    const { round: now, waitMs: wait } = shell.table();
    if (now?.id === id && now.win === null) offer(now);
    else rest(wait);
  }

  function tellEnd({ staked, win }: PublicRound, before: string): void {
    const back = win ?? 0;
    if (back > staked) shell.showMessage(`${before}${blackjack.win(shell.money(back - staked))}`, 'win');
    else if (back === staked) shell.showMessage(`${before}${said.stakeBack}`);
    else {
      const lost = shell.money(staked - back);
      const ended = back > 0 ? blackjack.partBack(shell.money(back), lost) : blackjack.dealerWins(lost);
      shell.showMessage(`${before}${ended}`);
    }
  }
}

await startGamePage({
  play: startGame,
  keys: { ' ': 'deal', h: 'hit', s: 'stand', d: 'double', p: 'split' },
  tell: (round) => {
    const { hands, dealer } = viewOf(round);
    const { blackjack } = getMessages();
    return blackjack.hands(hands.map(({ points }) => points).join(blackjack.and), dealer.points);
  },
  replay: (round, draw) => {
    const { hands, dealer } = viewOf(round);
    const next = createShoe(draw);
    const dealt = Array.from({ length: 4 }, next);
    const cards = [
      hands[0]?.cards[0],
      dealer.cards[0],
      hands[1]?.cards[0] ?? hands[0]?.cards[1],
      dealer.cards[1],
    ];
    const { card: nameOf, deal } = getMessages().blackjack;
    const text = (list: readonly (PublicCard | undefined)[]) =>
      deal(list.map((card) => (card ? nameOf(card.rank, card.suit) : '')).join(', '));
    return { played: text(dealt), shown: text(cards) };
  },
});

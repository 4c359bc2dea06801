import type { DecisionBody, PublicRound, Table } from '../../protocol.ts';
import { toIntlTag } from '../../../settings/language.ts';
import { getMessages } from '../../messages/current-messages.ts';
import { config } from './config.ts';
import { closeActions } from './action-buttons.ts';
import { byId, sleepOrOnline } from './dom.ts';
import { getClientSeed } from './fairness.ts';
import { formatGameMoney, unitsToAmount, type GameCurrency } from './money.ts';
import { subscribeToParent, postToParent, waitUntilResumed } from './parent-window.ts';
import { requestDecision, fetchTable, requestOpenRound, type TableResponse } from './server.ts';
import { settleIntent, type IntentResult, type RoundIntent } from './settle-intent.ts';
import {
  closedText,
  CONNECTION_LOST,
  nothingText,
  describeError,
  unknownText,
  waitingText,
} from './error-messages.ts';

type Tone = 'plain' | 'win' | 'trouble';

/** A round to be shown now: come with the answer, found late, or begun in another window. */
export type SettledRound = Extract<IntentResult, { kind: 'round' }>;

/** After so long without an answer the player is told what is waited for. */
const SLOW_MS = 1_000;

/** What every game shares around its stage: figures, stake, messages, and how answers are taken. */
export type GameShell = {
  table(): Table;
  stake(): number;
  money(units: number, signed?: 'exceptZero'): string;
  /** Shows the figures; `hidden` units of a win stay out of them until the game has shown it. */
  show(table: Table, hidden?: number): void;
  showMessage(text: string, tone?: Tone): void;
  /** While a round runs the stake cannot be changed. */
  setBusy(running: boolean): void;
  /** The table of an answer, or null after having said why there is none. */
  readResponse(reply: TableResponse): Table | null;
  /** Stakes and begins a round, once the parent lets it; asks until it is known what came of it, null for nothing. */
  begin(wish?: { autoCashOut: number | null }): Promise<SettledRound | null>;
  /** Decides in a round, and asks in the same way. */
  decide(round: PublicRound, kind: DecisionBody['kind']): Promise<SettledRound | null>;
  /** A round is over and shown: tells the parent, and the figure of the last round. */
  finishRound(round: PublicRound): void;
  onStakeChange(heed: () => void): void;
  /** The parent holds the game; a round against the clock has to be brought to its end. */
  onPause(heed: () => void): void;
};

/** What is told before a round that did not come with its own answer. */
export function describeRecovery({ how, round }: SettledRound, money: GameShell['money']): string {
  if (how === 'answered') return '';
  const { staked, elsewhere } = getMessages();
  return `${how === 'late' ? staked(money(round.staked)) : elsewhere(money(round.staked))} `;
}

export function createGameShell(first: Table): GameShell {
  let table = first;
  let running = false;
  let isClosed = false;
  let shownAt = Date.now();
  let at = Math.max(table.stakes.indexOf(table.round?.bet ?? -1), 0);
  const stakeHeeded: (() => void)[] = [];
  const pauseHeeded: (() => void)[] = [];
  const [less, more] = [byId('less', HTMLButtonElement), byId('more', HTMLButtonElement)];
  const message = byId('message', HTMLParagraphElement);
  const out = (id: string) => byId(id, HTMLOutputElement);
  const currency = (): GameCurrency => table.currency;
  const money: GameShell['money'] = (units, signed) =>
    formatGameMoney(units, { currency: currency(), ...(signed ? { signed } : {}) });
  const stake = () => table.stakes[at] ?? 0;

  function showStake(): void {
    out('stake').value = money(stake());
    less.disabled = isClosed || running || at === 0;
    more.disabled = isClosed || running || at >= table.stakes.length - 1;
    for (const heed of stakeHeeded) heed();
  }

  function step(by: number): void {
    at = Math.min(Math.max(at + by, 0), table.stakes.length - 1);
    showStake();
  }

  function refuse(reply: Exclude<TableResponse, { kind: 'table' }>, instead?: string): void {
    const { text, tell, isOver } = describeError(reply);
    if (tell) postToParent(tell);
    if (isOver) {
      isClosed = true;
      closeActions();
    }
    shell.showMessage(instead ?? text, 'trouble');
  }

  /** The balance shown may have changed since: it says of when it is. */
  function showAge(): void {
    const time = new Intl.DateTimeFormat(toIntlTag(config.locale), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    byId('balance-label', HTMLSpanElement).textContent = getMessages().balanceAt(time.format(shownAt));
  }

  async function found(asked: Promise<TableResponse>, wish: RoundIntent): Promise<SettledRound | null> {
    const named = wish.kind === 'open' ? money(wish.bet) : null;
    const slow = setTimeout(() => shell.showMessage(waitingText(named)), SLOW_MS);
    const answer = await asked;
    clearTimeout(slow);
    if (answer.kind === 'lost') postToParent(CONNECTION_LOST);
    const onUnknown = (): void => {
      showAge();
      shell.showMessage(unknownText(named), 'trouble');
    };
    const outcome = await settleIntent(answer, wish, { fetchTable, pause: sleepOrOnline, onUnknown });
    switch (outcome.kind) {
      case 'round':
        shell.showMessage('');
        return outcome;
      case 'nothing':
        shell.show(outcome.table);
        shell.showMessage(nothingText(named));
        return null;
      case 'refused':
        if (outcome.table) shell.show(outcome.table);
        refuse(outcome.refusal);
        return null;
      case 'closed':
        refuse(outcome.refusal, closedText(named));
        return null;
    }
  }

  const shell: GameShell = {
    table: () => table,
    stake,
    money,
    show: (next, hidden = 0) => {
      table = next;
      shownAt = Date.now();
      byId('balance-label', HTMLSpanElement).textContent = getMessages().balance;
      const { staked, won } = next.session;
      out('balance').value = money(next.balance - hidden);
      const net = won - hidden - staked;
      out('net').value = money(net, 'exceptZero');
    },
    showMessage: (text, tone = 'plain') => {
      message.textContent = text;
      message.className = `say ${tone}`;
    },
    setBusy: (next) => {
      running = next;
      showStake();
    },
    readResponse: (reply) => {
      if (reply.kind === 'table') return reply.table;
      refuse(reply);
      return null;
    },
    begin: async (wish) => {
      await waitUntilResumed();
      const { commitment, round } = table;
      const [bet, clientSeed] = [stake(), getClientSeed()];
      const asked = requestOpenRound({ bet, clientSeed, commitment, ...wish });
      return found(asked, { kind: 'open', bet, commitment, clientSeed, before: round?.id ?? null });
    },
    decide: (round, kind) => {
      const { id: roundId, step } = round;
      return found(requestDecision(roundId, { step, kind }), { kind: 'act', roundId, step });
    },
    finishRound: ({ id: roundId, staked, win }) => {
      out('last').value = money((win ?? 0) - staked, 'exceptZero');
      postToParent({
        type: 'round',
        roundId,
        stake: unitsToAmount(staked, currency()),
        win: unitsToAmount(win ?? 0, currency()),
        currencyCode: config.mode === 'real' ? currency().code : null,
      });
    },
    onStakeChange: (heed) => {
      stakeHeeded.push(heed);
    },
    onPause: (heed) => {
      pauseHeeded.push(heed);
    },
  };
  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  const veil = byId('veil', HTMLDivElement);
  subscribeToParent((paused) => {
    veil.hidden = !paused;
    byId('game', HTMLDivElement).inert = paused;
    if (paused) for (const heed of pauseHeeded) heed();
  });
  showStake();
  shell.show(first);
  postToParent({ type: 'ready' });
  return shell;
}

import type { ActBody, SeenRound, Table } from '../../protocol.ts';
import { intlTagOf } from '../../words/language.ts';
import { words } from '../../words/spoken.ts';
import { config } from './config.ts';
import { closeDeeds } from './deeds.ts';
import { byId, sleepOrOnline } from './dom.ts';
import { clientSeedNow } from './fairness.ts';
import { moneyText, toAmount, type Currency } from './money.ts';
import { heedParent, tellParent, unpaused } from './parent.ts';
import { act, look, open, type Reply } from './server.ts';
import { settle, type Outcome, type Wish } from './settle.ts';
import { closedText, CONNECTION_LOST, nothingText, troubleOf, unknownText, waitingText } from './trouble.ts';

type Tone = 'plain' | 'win' | 'trouble';

/** A round to be shown now: come with the answer, found late, or begun in another window. */
export type Found = Extract<Outcome, { kind: 'round' }>;

/** After so long without an answer the player is told what is waited for. */
const SLOW_MS = 1_000;

/** What every game shares around its stage: figures, stake, messages, and how answers are taken. */
export type Shell = {
  table(): Table;
  stake(): number;
  money(units: number, signed?: 'exceptZero'): string;
  /** Shows the figures; `hidden` units of a win stay out of them until the game has shown it. */
  show(table: Table, hidden?: number): void;
  say(text: string, tone?: Tone): void;
  /** While a round runs the stake cannot be changed. */
  busy(running: boolean): void;
  /** The table of an answer, or null after having said why there is none. */
  take(reply: Reply): Table | null;
  /** Stakes and begins a round, once the parent lets it; asks until it is known what came of it, null for nothing. */
  begin(wish?: { autoCashOut: number | null }): Promise<Found | null>;
  /** Decides in a round, and asks in the same way. */
  decide(round: SeenRound, kind: ActBody['kind']): Promise<Found | null>;
  /** A round is over and shown: tells the parent, and the figure of the last round. */
  roundOver(round: SeenRound): void;
  onStake(heed: () => void): void;
  /** The parent holds the game; a round against the clock has to be brought to its end. */
  onPause(heed: () => void): void;
};

/** What is told before a round that did not come with its own answer. */
export function wordsBefore({ how, round }: Found, money: Shell['money']): string {
  if (how === 'answered') return '';
  const { staked, elsewhere } = words();
  return `${how === 'late' ? staked(money(round.staked)) : elsewhere(money(round.staked))} `;
}

export function createShell(first: Table): Shell {
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
  const currency = (): Currency => table.currency;
  const money: Shell['money'] = (units, signed) =>
    moneyText(units, { currency: currency(), ...(signed ? { signed } : {}) });
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

  function refuse(reply: Exclude<Reply, { kind: 'table' }>, instead?: string): void {
    const { text, tell, isOver } = troubleOf(reply);
    if (tell) tellParent(tell);
    if (isOver) {
      isClosed = true;
      closeDeeds();
    }
    shell.say(instead ?? text, 'trouble');
  }

  /** The balance shown may have changed since: it says of when it is. */
  function showAge(): void {
    const time = new Intl.DateTimeFormat(intlTagOf(config.locale), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    byId('balance-label', HTMLSpanElement).textContent = words().balanceAt(time.format(shownAt));
  }

  async function found(asked: Promise<Reply>, wish: Wish): Promise<Found | null> {
    const named = wish.kind === 'open' ? money(wish.bet) : null;
    const slow = setTimeout(() => shell.say(waitingText(named)), SLOW_MS);
    const answer = await asked;
    clearTimeout(slow);
    if (answer.kind === 'lost') tellParent(CONNECTION_LOST);
    const unknown = (): void => {
      showAge();
      shell.say(unknownText(named), 'trouble');
    };
    const outcome = await settle(answer, wish, { look, pause: sleepOrOnline, unknown });
    switch (outcome.kind) {
      case 'round':
        shell.say('');
        return outcome;
      case 'nothing':
        shell.show(outcome.table);
        shell.say(nothingText(named));
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

  const shell: Shell = {
    table: () => table,
    stake,
    money,
    show: (next, hidden = 0) => {
      table = next;
      shownAt = Date.now();
      byId('balance-label', HTMLSpanElement).textContent = words().balance;
      const { staked, won } = next.session;
      out('balance').value = money(next.balance - hidden);
      const net = won - hidden - staked;
      out('net').value = money(net, 'exceptZero');
    },
    say: (text, tone = 'plain') => {
      message.textContent = text;
      message.className = `say ${tone}`;
    },
    busy: (next) => {
      running = next;
      showStake();
    },
    take: (reply) => {
      if (reply.kind === 'table') return reply.table;
      refuse(reply);
      return null;
    },
    begin: async (wish) => {
      await unpaused();
      const { commitment, round } = table;
      const [bet, clientSeed] = [stake(), clientSeedNow()];
      const asked = open({ bet, clientSeed, commitment, ...wish });
      return found(asked, { kind: 'open', bet, commitment, clientSeed, before: round?.id ?? null });
    },
    decide: (round, kind) => {
      const { id: roundId, step } = round;
      return found(act(roundId, { step, kind }), { kind: 'act', roundId, step });
    },
    roundOver: ({ id: roundId, staked, win }) => {
      out('last').value = money((win ?? 0) - staked, 'exceptZero');
      tellParent({
        type: 'round',
        roundId,
        stake: toAmount(staked, currency()),
        win: toAmount(win ?? 0, currency()),
        currencyCode: config.mode === 'real' ? currency().code : null,
      });
    },
    onStake: (heed) => {
      stakeHeeded.push(heed);
    },
    onPause: (heed) => {
      pauseHeeded.push(heed);
    },
  };
  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  const veil = byId('veil', HTMLDivElement);
  heedParent((paused) => {
    veil.hidden = !paused;
    byId('game', HTMLDivElement).inert = paused;
    if (paused) for (const heed of pauseHeeded) heed();
  });
  showStake();
  shell.show(first);
  tellParent({ type: 'ready' });
  return shell;
}

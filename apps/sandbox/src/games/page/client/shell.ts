import type { SeenRound, Table } from '../../protocol.ts';
import { config } from './config.ts';
import { closeDeeds } from './deeds.ts';
import { byId } from './dom.ts';
import { moneyText, toAmount, type Currency } from './money.ts';
import { heedParent, tellParent } from './parent.ts';
import { troubleOf } from './trouble.ts';
import { look, type Reply } from './server.ts';

type Tone = 'plain' | 'win' | 'trouble';

/** What every game shares around its stage: figures, stake, messages, and how answers are taken. */
export type Shell = {
  table(): Table;
  stake(): number;
  money(units: number): string;
  /** Shows the figures; `hidden` units of a win stay out of them until the game has shown it. */
  show(table: Table, hidden?: number): void;
  say(text: string, tone?: Tone): void;
  /** While a round runs the stake cannot be changed. */
  busy(running: boolean): void;
  /** The table of an answer, or null after having said why there is none. */
  take(reply: Reply): Promise<Table | null>;
  /** A round is over and shown: tells the parent, and the figure of the last round. */
  roundOver(round: SeenRound): void;
  onStake(heed: () => void): void;
  /** The parent holds the game; a round against the clock has to be brought to its end. */
  onPause(heed: () => void): void;
};

export function createShell(first: Table): Shell {
  let table = first;
  let running = false;
  let at = Math.max(table.stakes.indexOf(table.round?.bet ?? -1), 0);
  const stakeHeeded: (() => void)[] = [];
  const pauseHeeded: (() => void)[] = [];
  const [less, more] = [byId('less', HTMLButtonElement), byId('more', HTMLButtonElement)];
  const message = byId('message', HTMLParagraphElement);
  const out = (id: string) => byId(id, HTMLOutputElement);
  const currency = (): Currency => table.currency;
  const money = (units: number) => moneyText(units, { currency: currency() });
  const stake = () => table.stakes[at] ?? 0;

  function showStake(): void {
    out('stake').value = money(stake());
    less.disabled = running || at === 0;
    more.disabled = running || at >= table.stakes.length - 1;
    for (const heed of stakeHeeded) heed();
  }

  function step(by: number): void {
    at = Math.min(Math.max(at + by, 0), table.stakes.length - 1);
    showStake();
  }

  const shell: Shell = {
    table: () => table,
    stake,
    money,
    show: (next, hidden = 0) => {
      table = next;
      const { staked, won } = next.session;
      out('balance').value = money(next.balance - hidden);
      const net = won - hidden - staked;
      out('net').value = moneyText(net, { currency: currency(), signed: 'exceptZero' });
    },
    say: (text, tone = 'plain') => {
      message.textContent = text;
      message.className = `say ${tone}`;
    },
    busy: (next) => {
      running = next;
      showStake();
    },
    take: async (reply) => {
      if (reply.kind === 'table') return reply.table;
      const { text, tell, isOver } = troubleOf(reply);
      if (tell) tellParent(tell);
      if (isOver) closeDeeds();
      if (reply.kind === 'refused' && reply.status === 409) {
        const now = await look();
        if (now.kind === 'table') shell.show(now.table);
      }
      shell.say(text, 'trouble');
      return null;
    },
    roundOver: ({ id: roundId, staked, win }) => {
      out('last').value = moneyText((win ?? 0) - staked, { currency: currency(), signed: 'exceptZero' });
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

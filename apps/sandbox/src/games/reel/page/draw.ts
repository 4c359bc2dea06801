import type { GameMessage } from '@baize/api/calls/lobby';
import type { ReelTable } from '../register-reels.ts';
import { config } from '../../page/client/config.ts';
import { isShut, shut } from '../../page/client/deeds.ts';
import { byId, calm, sleep } from '../../page/client/dom.ts';
import { moneyText, toAmount } from '../../page/client/money.ts';
import { heedParent, unpaused } from '../../page/client/parent.ts';
import { ask, newId } from './ask.ts';

/** The least time of one round, as on any slot. */
const PACE_MS = 2_500;
const deed = byId('deed', HTMLButtonElement);
const shown = byId('window', HTMLDivElement);
const message = byId('message', HTMLParagraphElement);
const [less, more] = [byId('less', HTMLButtonElement), byId('more', HTMLButtonElement)];
const out = (id: string) => byId(id, HTMLOutputElement);

function tell(said: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(said, config.parentOrigin);
}

function say(text: string, tone: 'plain' | 'win' | 'trouble' = 'plain'): void {
  message.textContent = text;
  message.className = `say ${tone}`;
}

function play(first: ReelTable): void {
  let table = first;
  let at = 0;
  let running = false;
  const { currency } = first;
  const stake = () => table.stakes[at] ?? 0;
  const money = (units: number) => moneyText(units, { currency });

  function show(): void {
    const { staked, won } = table.session;
    out('balance').value = money(table.balance);
    out('net').value = moneyText(won - staked, { currency, signed: 'exceptZero' });
    out('stake').value = money(stake());
    less.disabled = running || at === 0;
    more.disabled = running || at >= table.stakes.length - 1;
    shut(deed, running);
  }

  function step(by: number): void {
    at = Math.min(Math.max(at + by, 0), table.stakes.length - 1);
    show();
  }

  function showRound({ id, stake: staked, win, times }: NonNullable<ReelTable['round']>): void {
    const won = win > staked;
    shown.className = `window drawn${won ? ' won' : ''}`;
    out('result').value = `${times.toLocaleString('en')}×`;
    for (const rung of document.querySelectorAll<HTMLElement>('#prizes li')) {
      rung.classList.toggle('drawn', rung.dataset['times'] === String(times));
    }
    out('last').value = moneyText(win - staked, { currency, signed: 'exceptZero' });
    if (won) say(`${money(win)} of play money for a stake of ${money(staked)}`, 'win');
    else say(win === 0 ? 'No prize this time.' : 'Your stake comes back.');
    const amount = (units: number) => toAmount(units, currency);
    // In no currency: it is play money.
    tell({ type: 'round', roundId: id, stake: amount(staked), win: amount(win), currencyCode: null });
  }

  async function draw(): Promise<void> {
    running = true;
    show();
    await unpaused();
    say('');
    shown.className = `window${calm() ? '' : ' turning'}`;
    out('result').value = '…';
    for (const rung of document.querySelectorAll('#prizes li')) rung.classList.remove('drawn');
    const [reply] = await Promise.all([ask('rounds', { actionId: newId(), bet: stake() }), sleep(PACE_MS)]);
    running = false;
    if (reply.kind === 'table') {
      table = reply.table;
      if (table.round) showRound(table.round);
    } else {
      shown.className = 'window';
      out('result').value = '–';
      say(reply.message, 'trouble');
      if (reply.isOver) tell({ type: 'error', code: reply.code, message: reply.message });
    }
    show();
  }

  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  deed.addEventListener('click', () => {
    if (!isShut(deed)) void draw();
  });
  show();
}

byId('close', HTMLButtonElement).addEventListener('click', () => tell({ type: 'close' }));
heedParent((paused) => {
  byId('veil', HTMLDivElement).hidden = !paused;
});

const reply = await ask('table');
if (reply.kind === 'table') {
  play(reply.table);
  tell({ type: 'ready' });
} else {
  say(reply.message, 'trouble');
  tell({ type: 'error', code: reply.code, message: reply.message });
}

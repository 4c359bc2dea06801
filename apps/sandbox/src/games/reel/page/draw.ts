import type { GameMessage } from '@baize/api/calls/lobby';
import type { ReelTable } from '../register-reels.ts';
import { config } from '../../page/client/config.ts';
import { isShut, shut } from '../../page/client/deeds.ts';
import { byId, calm, sleep, sleepOrOnline } from '../../page/client/dom.ts';
import { moneyText, toAmount } from '../../page/client/money.ts';
import { heedParent, unpaused } from '../../page/client/parent.ts';
import { nothingText, unknownText } from '../../page/client/trouble.ts';
import { ask, newId } from './ask.ts';
import { settleDraw } from './settle-draw.ts';

/** The least time of one round, as on any slot. */
const PACE_MS = 2_500;
/** After so long without an answer the player is told what is waited for. */
const SLOW_MS = 1_000;
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
    byId('deed-sum', HTMLElement).textContent = money(stake());
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
    const bet = stake();
    const wish = { actionId: newId(), bet };
    const slow = setTimeout(() => {
      say(`Waiting for the answer. If ${money(bet)} of play money is taken, its round is shown.`);
      out('result').value = 'waiting';
    }, SLOW_MS);
    const asked = settleDraw(table.session.staked, {
      draw: () => ask('rounds', wish).finally(() => clearTimeout(slow)),
      look: () => ask('table'),
      pause: sleepOrOnline,
      unknown: () => {
        shown.className = 'window';
        out('result').value = 'waiting';
        say(unknownText(money(bet)), 'trouble');
      },
    });
    const [reply] = await Promise.all([asked, sleep(PACE_MS)]);
    running = false;
    if (reply.kind === 'table') table = reply.table;
    if (reply.kind === 'table' && reply.table.round) {
      showRound(reply.table.round);
    } else {
      shown.className = 'window';
      out('result').value = '–';
      if (reply.kind === 'table') say(nothingText(money(bet)));
      else say(reply.message, 'trouble');
      if (reply.kind === 'refused' && reply.isOver) {
        tell({ type: 'error', code: reply.code, message: reply.message });
      }
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

for (;;) {
  const reply = await ask('table');
  if (reply.kind === 'table') {
    say('Choose your stake and draw.');
    play(reply.table);
    tell({ type: 'ready' });
    break;
  }
  if (reply.kind === 'refused') {
    say(reply.message, 'trouble');
    tell({ type: 'error', code: reply.code, message: reply.message });
    break;
  }
  say('The reel does not answer. Nothing was staked; we keep asking.', 'trouble');
  await sleepOrOnline(PACE_MS);
}

import type { GameMessage } from '@baize/api/calls/lobby';
import type { ReelTable } from '../register-reels.ts';
import { config } from '../../page/client/config.ts';
import { isShut, shut } from '../../page/client/deeds.ts';
import { byId, calm, sleep, sleepOrOnline } from '../../page/client/dom.ts';
import { words } from '../../words/spoken.ts';
import { moneyText, multipleText, toAmount } from '../../page/client/money.ts';
import { heedParent, unpaused } from '../../page/client/parent.ts';
import { nothingText, textFor, unknownText } from '../../page/client/trouble.ts';
import { ask, newId, type Reply } from './ask.ts';
import { settleDraw } from './settle-draw.ts';

/** The least time of one round, as on any slot. */
const PACE_MS = 2_500;
/** After so long without an answer the player is told what is waited for. */
const SLOW_MS = 1_000;
const deed = byId('deed', HTMLButtonElement);
const shown = byId('window', HTMLDivElement);
const message = byId('message', HTMLParagraphElement);
const [less, more] = [byId('less', HTMLButtonElement), byId('more', HTMLButtonElement)];
const said = words();
const { reel } = said;
const out = (id: string) => byId(id, HTMLOutputElement);

function tell(message: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, config.parentOrigin);
}

function say(text: string, tone: 'plain' | 'win' | 'trouble' = 'plain'): void {
  message.textContent = text;
  message.className = `say ${tone}`;
}

function refusalText({ code, message: sentence }: Extract<Reply, { kind: 'refused' }>): string {
  return textFor(code, reel.refusals) ?? reel.other(sentence);
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
    out('result').value = multipleText(times);
    for (const rung of document.querySelectorAll<HTMLElement>('#prizes li')) {
      rung.classList.toggle('drawn', rung.dataset['times'] === String(times));
    }
    out('last').value = moneyText(win - staked, { currency, signed: 'exceptZero' });
    if (won) say(reel.won(money(win), money(staked)), 'win');
    else say(win === 0 ? said.noPrize : said.stakeBack);
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
      say(reel.waitingFor(money(bet)));
      out('result').value = reel.waiting;
    }, SLOW_MS);
    const asked = settleDraw(table.session.staked, {
      draw: () => ask('rounds', wish).finally(() => clearTimeout(slow)),
      look: () => ask('table'),
      pause: sleepOrOnline,
      unknown: () => {
        shown.className = 'window';
        out('result').value = reel.waiting;
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
      else say(refusalText(reply), 'trouble');
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
    say(reel.choose);
    play(reply.table);
    tell({ type: 'ready' });
    break;
  }
  if (reply.kind === 'refused') {
    say(refusalText(reply), 'trouble');
    tell({ type: 'error', code: reply.code, message: reply.message });
    break;
  }
  say(reel.noAnswer, 'trouble');
  await sleepOrOnline(PACE_MS);
}

import type { GameMessage } from '@baize/api/endpoints/lobby';
import type { ReelTable } from '../register-reels.ts';
import { config } from '../../page/client/config.ts';
import { isDisabled, setDisabled } from '../../page/client/action-buttons.ts';
import { byId, prefersReducedMotion, sleep, sleepOrOnline } from '../../page/client/dom.ts';
import { getMessages } from '../../messages/current-messages.ts';
import { formatGameMoney, formatMultiple, unitsToAmount } from '../../page/client/money.ts';
import { subscribeToParent, waitUntilResumed } from '../../page/client/parent-window.ts';
import { nothingText, findText, unknownText } from '../../page/client/error-messages.ts';
import { requestReel, newId, type ReelResponse } from './request-reel.ts';
import { settleDraw } from './settle-draw.ts';

/** The least time of one round, as on any slot. */
const MIN_INTERVAL_MS = 2_500;
/** After so long without an answer the player is told what is waited for. */
const SLOW_MS = 1_000;
const drawButton = byId('action', HTMLButtonElement);
const shown = byId('window', HTMLDivElement);
const message = byId('message', HTMLParagraphElement);
const [less, more] = [byId('less', HTMLButtonElement), byId('more', HTMLButtonElement)];
const messages = getMessages();
const { reel } = messages;
const out = (id: string) => byId(id, HTMLOutputElement);

function postToParent(message: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, config.parentOrigin);
}

function showMessage(text: string, tone: 'plain' | 'win' | 'trouble' = 'plain'): void {
  message.textContent = text;
  message.className = `say ${tone}`;
}

function refusalText({ code, message: sentence }: Extract<ReelResponse, { kind: 'refused' }>): string {
  return findText(code, reel.refusals) ?? reel.other(sentence);
}

function startGame(first: ReelTable): void {
  let table = first;
  let at = 0;
  let running = false;
  const { currency } = first;
  const stake = () => table.stakes[at] ?? 0;
  const money = (units: number) => formatGameMoney(units, { currency });

  function show(): void {
    const { staked, won } = table.session;
    out('balance').value = money(table.balance);
    out('net').value = formatGameMoney(won - staked, { currency, signed: 'exceptZero' });
    out('stake').value = money(stake());
    less.disabled = running || at === 0;
    more.disabled = running || at >= table.stakes.length - 1;
    setDisabled(drawButton, running);
    byId('action-sum', HTMLElement).textContent = money(stake());
  }

  function step(by: number): void {
    at = Math.min(Math.max(at + by, 0), table.stakes.length - 1);
    show();
  }

  function showRound({ id, stake: staked, win, times }: NonNullable<ReelTable['round']>): void {
    const won = win > staked;
    shown.className = `window drawn${won ? ' won' : ''}`;
    out('result').value = formatMultiple(times);
    for (const rung of document.querySelectorAll<HTMLElement>('#prizes li')) {
      rung.classList.toggle('drawn', rung.dataset['times'] === String(times));
    }
    out('last').value = formatGameMoney(win - staked, { currency, signed: 'exceptZero' });
    if (won) showMessage(reel.won(money(win), money(staked)), 'win');
    else showMessage(win === 0 ? messages.noPrize : messages.stakeBack);
    const amount = (units: number) => unitsToAmount(units, currency);
    // In no currency: it is play money.
    postToParent({ type: 'round', roundId: id, stake: amount(staked), win: amount(win), currencyCode: null });
  }

  async function draw(): Promise<void> {
    running = true;
    show();
    await waitUntilResumed();
    showMessage('');
    shown.className = `window${prefersReducedMotion() ? '' : ' turning'}`;
    out('result').value = '…';
    for (const rung of document.querySelectorAll('#prizes li')) rung.classList.remove('drawn');
    const bet = stake();
    const wish = { actionId: newId(), bet };
    const slow = setTimeout(() => {
      showMessage(reel.waitingFor(money(bet)));
      out('result').value = reel.waiting;
    }, SLOW_MS);
    const asked = settleDraw(table.session.staked, {
      draw: () => requestReel('rounds', wish).finally(() => clearTimeout(slow)),
      fetchTable: () => requestReel('table'),
      pause: sleepOrOnline,
      onUnknown: () => {
        shown.className = 'window';
        out('result').value = reel.waiting;
        showMessage(unknownText(money(bet)), 'trouble');
      },
    });
    const [reply] = await Promise.all([asked, sleep(MIN_INTERVAL_MS)]);
    running = false;
    if (reply.kind === 'table') table = reply.table;
    if (reply.kind === 'table' && reply.table.round) {
      showRound(reply.table.round);
    } else {
      shown.className = 'window';
      out('result').value = '–';
      if (reply.kind === 'table') showMessage(nothingText(money(bet)));
      else showMessage(refusalText(reply), 'trouble');
      if (reply.kind === 'refused' && reply.isOver) {
        postToParent({ type: 'error', code: reply.code, message: reply.message });
      }
    }
    show();
  }

  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  drawButton.addEventListener('click', () => {
    if (!isDisabled(drawButton)) void draw();
  });
  show();
}

byId('close', HTMLButtonElement).addEventListener('click', () => postToParent({ type: 'close' }));
subscribeToParent((paused) => {
  byId('veil', HTMLDivElement).hidden = !paused;
});

for (;;) {
  const reply = await requestReel('table');
  if (reply.kind === 'table') {
    showMessage(reel.choose);
    startGame(reply.table);
    postToParent({ type: 'ready' });
    break;
  }
  if (reply.kind === 'refused') {
    showMessage(refusalText(reply), 'trouble');
    postToParent({ type: 'error', code: reply.code, message: reply.message });
    break;
  }
  showMessage(reel.noAnswer, 'trouble');
  await sleepOrOnline(MIN_INTERVAL_MS);
}

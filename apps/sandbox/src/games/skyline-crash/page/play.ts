import { isDisabled, swapButtons, onPress, setDisabled } from '../../page/client/action-buttons.ts';
import { byId, prefersReducedMotion, element, sleepOrOnline } from '../../page/client/dom.ts';
import { startButtonCooldown } from '../../page/client/button-cooldown.ts';
import { formatHundredths } from '../../page/client/money.ts';
import { fetchTable } from '../../page/client/server.ts';
import { describeRecovery, type GameShell } from '../../page/client/game-shell.ts';
import { startGamePage } from '../../page/client/start.ts';
import type { PublicRound, Table } from '../../protocol.ts';
import { getMessages } from '../../messages/current-messages.ts';
import { drawCrashPoint, MAX_MULTIPLIER, MIN_MULTIPLIER, multiplierAt, timeOfMultiplier } from '../flight.ts';
import { createSky } from './sky.ts';

const [fly, cashOut] = [byId('fly', HTMLButtonElement), byId('cash-out', HTMLButtonElement)];
const auto = byId('auto', HTMLInputElement);
const reading = byId('reading', HTMLOutputElement);
const note = byId('reading-note', HTMLParagraphElement);
const box = byId('reading-box', HTMLDivElement);
const past = byId('past', HTMLOListElement);
const sky = createSky();

function viewOf(round: PublicRound) {
  if (round.view.game !== 'skyline-crash') throw new Error('another game’s round');
  return round.view;
}

/** What the field asks for, in hundredths: null when empty, undefined when it is no multiplier. */
function readAutoCashOut(): number | null | undefined {
  const text = auto.value.trim().replace(',', '.').replace(/[×x]$/i, '');
  if (text === '') return null;
  const hundredths = Math.round(Number(text) * 100);
  return hundredths >= MIN_MULTIPLIER && hundredths <= MAX_MULTIPLIER ? hundredths : undefined;
}

type Flight = { round: PublicRound; begun: number };

const POLL_MS = 1_000;

function startGame(shell: GameShell): void {
  const { crash } = getMessages();
  let flying: Flight | null = null;
  let cashing: Flight | null = null;

  onPress(fly, () => void begin());
  onPress(cashOut, () => void cash());
  auto.addEventListener('input', () =>
    auto.setAttribute('aria-invalid', String(readAutoCashOut() === undefined)),
  );
  shell.onStakeChange(() => {
    if (!isDisabled(fly)) byId('fly-stake', HTMLElement).textContent = shell.money(shell.stake());
  });
  shell.onPause(() => void cash());
  shell.setBusy(false);
  showPast();
  const { round, waitMs } = shell.table();
  if (round?.win === null) void follow(round);
  else rest(waitMs);

  function rest(waitMs: number): void {
    swapButtons([fly], [cashOut]);
    auto.disabled = false;
    const small = byId('fly-stake', HTMLElement);
    startButtonCooldown({ button: fly, small, waitMs, ready: () => shell.setBusy(false) });
  }

  async function begin(): Promise<void> {
    const autoCashOut = readAutoCashOut();
    if (autoCashOut === undefined) {
      shell.showMessage(crash.autoRange, 'trouble');
      auto.focus();
      return;
    }
    setDisabled(fly, true);
    auto.disabled = true;
    shell.setBusy(true);
    shell.showMessage('');
    onGround(crash.waiting);
    const found = await shell.begin({ autoCashOut });
    if (!found) {
      onGround(crash.ready);
      showPast();
      rest(shell.table().waitMs);
      return;
    }
    const { table, round } = found;
    const before = describeRecovery(found, shell.money);
    if (round.win !== null) {
      land({ table, round, before });
      return;
    }
    shell.show(table);
    if (before) shell.showMessage(before);
    await follow(round);
  }

  /** The flight before is taken off the sky, so that nothing of it passes for the next one. */
  function onGround(text: string): void {
    box.className = 'reading';
    reading.value = formatHundredths(100);
    note.textContent = text;
    sky.light(true);
    sky.draw(0);
  }

  async function follow(round: PublicRound): Promise<void> {
    const flight: Flight = { round, begun: performance.now() - round.elapsedMs };
    flying = flight;
    box.className = 'reading';
    note.textContent = '';
    sky.light(true);
    shell.setBusy(true);
    auto.disabled = true;
    setDisabled(cashOut, true);
    swapButtons([cashOut], [fly]);
    climb(flight);
    let isLost = false;
    for (;;) {
      const reply = await fetchTable({ wait: !isLost });
      if (flying !== flight) return;
      if (reply.kind === 'lost') {
        isLost = true;
        shell.showMessage(crash.lost, 'trouble');
        await sleepOrOnline(POLL_MS);
        continue;
      }
      const table = shell.readResponse(reply);
      if (!table) break;
      const now = [table.round, ...table.history].find((each) => each?.id === round.id);
      if (now?.win !== null) {
        land({ table, round: now ?? null, before: '' });
        return;
      }
      if (isLost) shell.showMessage('');
      isLost = false;
    }
    flying = null;
    note.textContent = crash.openAgain;
  }

  /** Draws the flight frame by frame; with reduced motion the number alone, four times a second. */
  function climb(flight: Flight): void {
    if (flying !== flight) return;
    const elapsed = performance.now() - flight.begun;
    const now = multiplierAt(elapsed);
    reading.value = formatHundredths(now);
    note.textContent = elapsed < 0 ? crash.lighting : '';
    setDisabled(cashOut, now < MIN_MULTIPLIER || cashing === flight);
    byId('cash-out-sum', HTMLElement).textContent = shell.money(Math.floor((flight.round.bet * now) / 100));
    sky.draw(Math.max(elapsed, 0) / 1000);
    if (prefersReducedMotion()) setTimeout(() => climb(flight), 250);
    else requestAnimationFrame(() => climb(flight));
  }

  async function cash(): Promise<void> {
    const flight = flying;
    if (!flight) return;
    cashing = flight;
    setDisabled(cashOut, true);
    shell.showMessage('');
    const found = await shell.decide(flight.round, 'cash-out');
    if (flying !== flight) return;
    if (found && found.round.win !== null) land({ ...found, before: '' });
    else cashing = null;
  }

  type Landed = { table: Table; round: PublicRound | null; before: string };

  function land({ table, round, before }: Landed): void {
    flying = null;
    cashing = null;
    shell.show(table);
    if (round) showEnd(round, before);
    showPast();
    rest(table.waitMs);
    if (round) shell.finishRound(round);
  }

  function showEnd(round: PublicRound, before: string): void {
    const { cashedOutAt, crashedAt } = viewOf(round);
    const end = cashedOutAt ?? crashedAt ?? 100;
    reading.value = formatHundredths(end);
    sky.draw(timeOfMultiplier(end) / 1000);
    box.className = cashedOutAt === null ? 'reading out' : 'reading paid';
    sky.light(cashedOutAt !== null);
    note.textContent =
      cashedOutAt === null ? crash.wentOut : crash.cashedOut(formatHundredths(crashedAt ?? end));
    if (cashedOutAt === null) shell.showMessage(`${before}${crash.stakeLost(shell.money(round.staked))}`);
    else
      shell.showMessage(
        `${before}${crash.paid(shell.money(round.win ?? 0), formatHundredths(cashedOutAt))}`,
        'win',
      );
  }

  function showPast(): void {
    const items = shell.table().history.map((each) => {
      const { crashedAt } = viewOf(each);
      return element('li', (crashedAt ?? 0) >= 200 ? 'high' : '', formatHundredths(crashedAt ?? 100));
    });
    past.replaceChildren(...items);
  }
}

await startGamePage({
  play: startGame,
  keys: { ' ': 'fly', c: 'cash-out' },
  tell: (round) => {
    const { cashedOutAt, crashedAt } = viewOf(round);
    const { outAt, paidAt } = getMessages().crash;
    return cashedOutAt === null
      ? outAt(formatHundredths(crashedAt ?? 100))
      : paidAt(formatHundredths(cashedOutAt));
  },
  replay: (round, draw) => ({
    played: getMessages().crash.flight(formatHundredths(drawCrashPoint(draw))),
    shown: getMessages().crash.flight(formatHundredths(viewOf(round).crashedAt ?? 0)),
  }),
});

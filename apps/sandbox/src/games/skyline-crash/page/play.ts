import { isShut, offerDeeds, onPress, shut } from '../../page/client/deeds.ts';
import { byId, calm, element, sleepOrOnline } from '../../page/client/dom.ts';
import { holdButton } from '../../page/client/hold-button.ts';
import { timesText } from '../../page/client/money.ts';
import { look } from '../../page/client/server.ts';
import { wordsBefore, type Shell } from '../../page/client/shell.ts';
import { start } from '../../page/client/start.ts';
import type { SeenRound, Table } from '../../protocol.ts';
import { words } from '../../words/spoken.ts';
import { crashPointOf, HIGHEST, LOWEST, multiplierAt, timeOf } from '../flight.ts';
import { createSky } from './sky.ts';

const [fly, cashOut] = [byId('fly', HTMLButtonElement), byId('cash-out', HTMLButtonElement)];
const auto = byId('auto', HTMLInputElement);
const reading = byId('reading', HTMLOutputElement);
const note = byId('reading-note', HTMLParagraphElement);
const box = byId('reading-box', HTMLDivElement);
const past = byId('past', HTMLOListElement);
const sky = createSky();

function viewOf(round: SeenRound) {
  if (round.view.game !== 'skyline-crash') throw new Error('another game’s round');
  return round.view;
}

/** What the field asks for, in hundredths: null when empty, undefined when it is no multiplier. */
function autoWished(): number | null | undefined {
  const text = auto.value.trim().replace(',', '.').replace(/[×x]$/i, '');
  if (text === '') return null;
  const hundredths = Math.round(Number(text) * 100);
  return hundredths >= LOWEST && hundredths <= HIGHEST ? hundredths : undefined;
}

type Flight = { round: SeenRound; begun: number };

const LOOK_AGAIN_MS = 1_000;

function play(shell: Shell): void {
  const { crash } = words();
  let flying: Flight | null = null;
  let cashing: Flight | null = null;

  onPress(fly, () => void begin());
  onPress(cashOut, () => void cash());
  auto.addEventListener('input', () => auto.setAttribute('aria-invalid', String(autoWished() === undefined)));
  shell.onStake(() => {
    if (!isShut(fly)) byId('fly-stake', HTMLElement).textContent = shell.money(shell.stake());
  });
  shell.onPause(() => void cash());
  shell.busy(false);
  showPast();
  const { round, waitMs } = shell.table();
  if (round?.win === null) void follow(round);
  else rest(waitMs);

  function rest(waitMs: number): void {
    offerDeeds([fly], [cashOut]);
    auto.disabled = false;
    const small = byId('fly-stake', HTMLElement);
    holdButton({ button: fly, small, waitMs, ready: () => shell.busy(false) });
  }

  async function begin(): Promise<void> {
    const autoCashOut = autoWished();
    if (autoCashOut === undefined) {
      shell.say(crash.autoRange, 'trouble');
      auto.focus();
      return;
    }
    shut(fly, true);
    auto.disabled = true;
    shell.busy(true);
    shell.say('');
    onGround(crash.waiting);
    const found = await shell.begin({ autoCashOut });
    if (!found) {
      onGround(crash.ready);
      showPast();
      rest(shell.table().waitMs);
      return;
    }
    const { table, round } = found;
    const before = wordsBefore(found, shell.money);
    if (round.win !== null) {
      land({ table, round, before });
      return;
    }
    shell.show(table);
    if (before) shell.say(before);
    await follow(round);
  }

  /** The flight before is taken off the sky, so that nothing of it passes for the next one. */
  function onGround(text: string): void {
    box.className = 'reading';
    reading.value = timesText(100);
    note.textContent = text;
    sky.light(true);
    sky.draw(0);
  }

  async function follow(round: SeenRound): Promise<void> {
    const flight: Flight = { round, begun: performance.now() - round.elapsedMs };
    flying = flight;
    box.className = 'reading';
    note.textContent = '';
    sky.light(true);
    shell.busy(true);
    auto.disabled = true;
    shut(cashOut, true);
    offerDeeds([cashOut], [fly]);
    climb(flight);
    let isLost = false;
    for (;;) {
      const reply = await look({ wait: !isLost });
      if (flying !== flight) return;
      if (reply.kind === 'lost') {
        isLost = true;
        shell.say(crash.lost, 'trouble');
        await sleepOrOnline(LOOK_AGAIN_MS);
        continue;
      }
      const table = shell.take(reply);
      if (!table) break;
      const now = [table.round, ...table.history].find((each) => each?.id === round.id);
      if (now?.win !== null) {
        land({ table, round: now ?? null, before: '' });
        return;
      }
      if (isLost) shell.say('');
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
    reading.value = timesText(now);
    note.textContent = elapsed < 0 ? crash.lighting : '';
    shut(cashOut, now < LOWEST || cashing === flight);
    byId('cash-out-sum', HTMLElement).textContent = shell.money(Math.floor((flight.round.bet * now) / 100));
    sky.draw(Math.max(elapsed, 0) / 1000);
    if (calm()) setTimeout(() => climb(flight), 250);
    else requestAnimationFrame(() => climb(flight));
  }

  async function cash(): Promise<void> {
    const flight = flying;
    if (!flight) return;
    cashing = flight;
    shut(cashOut, true);
    shell.say('');
    const found = await shell.decide(flight.round, 'cash-out');
    if (flying !== flight) return;
    if (found && found.round.win !== null) land({ ...found, before: '' });
    else cashing = null;
  }

  type Landed = { table: Table; round: SeenRound | null; before: string };

  function land({ table, round, before }: Landed): void {
    flying = null;
    cashing = null;
    shell.show(table);
    if (round) showEnd(round, before);
    showPast();
    rest(table.waitMs);
    if (round) shell.roundOver(round);
  }

  function showEnd(round: SeenRound, before: string): void {
    const { cashedOutAt, crashedAt } = viewOf(round);
    const end = cashedOutAt ?? crashedAt ?? 100;
    reading.value = timesText(end);
    sky.draw(timeOf(end) / 1000);
    box.className = cashedOutAt === null ? 'reading out' : 'reading paid';
    sky.light(cashedOutAt !== null);
    note.textContent = cashedOutAt === null ? crash.wentOut : crash.cashedOut(timesText(crashedAt ?? end));
    if (cashedOutAt === null) shell.say(`${before}${crash.stakeLost(shell.money(round.staked))}`);
    else shell.say(`${before}${crash.paid(shell.money(round.win ?? 0), timesText(cashedOutAt))}`, 'win');
  }

  function showPast(): void {
    const items = shell.table().history.map((each) => {
      const { crashedAt } = viewOf(each);
      return element('li', (crashedAt ?? 0) >= 200 ? 'high' : '', timesText(crashedAt ?? 100));
    });
    past.replaceChildren(...items);
  }
}

await start({
  play,
  keys: { ' ': 'fly', c: 'cash-out' },
  tell: (round) => {
    const { cashedOutAt, crashedAt } = viewOf(round);
    const { outAt, paidAt } = words().crash;
    return cashedOutAt === null ? outAt(timesText(crashedAt ?? 100)) : paidAt(timesText(cashedOutAt));
  },
  replay: (round, draw) => ({
    played: words().crash.flight(timesText(crashPointOf(draw))),
    shown: words().crash.flight(timesText(viewOf(round).crashedAt ?? 0)),
  }),
});

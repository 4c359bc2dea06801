import type { ClockPreset } from '../../controls/clock-presets.ts';
import { button, byId, element, elementById, input, renderRows, formatUtc } from './dom.ts';
import { subscribe } from './refresh.ts';
import { runAction } from './status-message.ts';
import { request, readProperty } from './server.ts';

const OTHER_ZONES = [
  ['Pacific/Pago_Pago', 'Pago Pago'],
  ['America/New_York', 'New York'],
  ['Europe/Amsterdam', 'Amsterdam'],
  ['Asia/Kolkata', 'Kolkata'],
  ['Pacific/Kiritimati', 'Kiritimati'],
] as const;

type ClockReading = { platform: number; heardAt: number; runs: boolean };
let reading: ClockReading | null = null;

function now({ platform, heardAt, runs }: ClockReading): number {
  return runs ? platform + performance.now() - heardAt : platform;
}

/** `Fri 20 Nov 2026, 17:17` where the zone is; the seconds for UTC alone. */
function formatInstant(instant: number, zone: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', ...parts }).format(instant);
}

const SHORT = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const DAY = { weekday: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

function tick(): void {
  if (!reading) return;
  const instant = now(reading);
  elementById('bar-time').textContent = `${formatInstant(instant, 'UTC', SHORT)} UTC`;
  elementById('clock-date').textContent = formatInstant(instant, 'UTC', LONG);
  elementById('clock-time').textContent = formatInstant(instant, 'UTC', TIME);
  for (const [zone] of OTHER_ZONES) {
    const place = document.querySelector(`[data-zone="${zone}"]`);
    if (place) place.textContent = formatInstant(instant, zone, DAY);
  }
}

/** Whether a tester has written an instant that is not set yet; until then the field follows the clock. */
let isWritten = false;

const move = (done: string, body: object) =>
  void runAction(
    done,
    async () => {
      await request('POST', '/sandbox/clock', body);
      isWritten = false;
    },
    byId('clock-form', HTMLFormElement),
  );

function presetRow({ title, why, zone, now: at }: ClockPreset): HTMLElement {
  const made = button('', () => move(`${title}: the clock runs from there`, { mode: 'live', now: at }));
  made.className = 'tile';
  const there = formatInstant(Date.parse(at), zone, SHORT);
  const place = zone === 'UTC' ? 'UTC' : (zone.split('/')[1]?.replace('_', ' ') ?? '');
  made.append(
    element('strong', '', title),
    element('span', '', why),
    element('small', '', `${there}, ${place}`),
  );
  return made;
}

const isPresets = (said: unknown): said is ClockPreset[] => Array.isArray(said);

/** The presets count from the platform's now, so they are asked again once it has moved on for a minute, or been moved. */
let presetsFor = '';
async function showPresets(instant: string): Promise<void> {
  const minute = instant.slice(0, 16);
  if (minute === presetsFor) return;
  presetsFor = minute;
  const presets = readProperty(await request('GET', '/sandbox/clock-presets'), 'presets');
  if (isPresets(presets)) {
    renderRows({ list: elementById('clock-presets'), rows: presets, key: ({ id }) => id, draw: presetRow });
  }
}

export function startClock(): void {
  elementById('clock-elsewhere').append(
    ...OTHER_ZONES.map(([zone, city]) => {
      const value = element('dd', '');
      value.dataset['zone'] = zone;
      return element('div', '', element('dt', '', city), value);
    }),
  );
  setInterval(tick, 1_000);

  subscribe(({ state: { clock } }) => {
    const runs = clock.mode === 'live';
    const shift = Date.parse(clock.now) - Date.parse(clock.machineNow);
    reading = { platform: Date.parse(clock.now), heardAt: performance.now(), runs };
    const mode = elementById('bar-mode');
    mode.textContent = runs ? (Math.abs(shift) < 2_000 ? 'real time' : 'moved') : 'frozen';
    mode.className = `badge ${runs && Math.abs(shift) < 2_000 ? 'calm' : 'warn'}`;
    const instant = input('clock-instant');
    if (!isWritten) instant.value = formatUtc(clock.now).replace(' ', 'T');
    tick();
    void showPresets(clock.now).catch(() => undefined);
  });

  const form = byId('clock-form', HTMLFormElement);
  input('clock-instant').addEventListener('input', () => {
    isWritten = true;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const mode = form.querySelector<HTMLInputElement>('input[name="mode"]:checked')?.value;
    move('The clock was set', { mode, now: `${input('clock-instant').value}Z` });
  });
  for (const mover of document.querySelectorAll<HTMLElement>('[data-advance]')) {
    mover.addEventListener('click', () =>
      move('The clock was moved', { advanceMs: Number(mover.dataset['advance']) }),
    );
  }
  elementById('clock-freeze').addEventListener('click', () =>
    move('The clock stands still', { mode: 'frozen' }),
  );
  elementById('clock-run').addEventListener('click', () => {
    const from = reading ? new Date(now(reading)).toISOString() : undefined;
    move('The clock runs', { mode: 'live', now: from });
  });
  elementById('clock-real').addEventListener('click', () => move('Real time', { mode: 'live' }));
}

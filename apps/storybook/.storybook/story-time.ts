import { platformClock } from '@baize/browser/clock';

/** Half a minute is enough to look at the moment before, and to see it pass. */
const BEFORE_MS = 30_000;
const DAY_MS = 86_400_000;
/** A zone with summer time; the machine's own may have none. */
const ZONE = 'Europe/Amsterdam';

interface StoryTime {
  title: string;
  /** The instant the story begins at, from that of the machine. */
  start: (now: number) => number;
  /** The zone the player's browser reports meanwhile. */
  zone?: string;
}

/** The last Sunday of a month, at the hour of UTC at which Europe changes its clocks. */
function clockChange(month: number): (now: number) => number {
  return (now) => {
    const inYear = (year: number): number => {
      const last = new Date(Date.UTC(year, month + 1, 0, 1));
      return last.getTime() - last.getUTCDay() * DAY_MS;
    };
    const year = new Date(now).getUTCFullYear();
    const next = inYear(year) - BEFORE_MS;
    return next > now ? next : inYear(year + 1) - BEFORE_MS;
  };
}

function midnightAfter(now: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
}

/** The times a reviewer can put a story at, by the value of the toolbar. */
export const STORY_TIMES: Readonly<Record<string, StoryTime>> = {
  'day-end': { title: '30 s before midnight', start: (now) => midnightAfter(now) - BEFORE_MS },
  'day-start': { title: '30 s after midnight', start: (now) => midnightAfter(now) + BEFORE_MS },
  'half-hour': {
    title: '30 s before the half hour (next count)',
    start: (now) => Math.ceil(now / (DAY_MS / 48)) * (DAY_MS / 48) - BEFORE_MS,
  },
  monday: {
    title: 'Monday 09:00 (a new week)',
    start: (now) => {
      const day = new Date(now);
      const ahead = (8 - day.getDay()) % 7;
      return new Date(day.getFullYear(), day.getMonth(), day.getDate() + ahead, 9).getTime();
    },
  },
  'year-end': {
    title: '30 s before the new year',
    start: (now) => new Date(new Date(now).getFullYear() + 1, 0, 1).getTime() - BEFORE_MS,
  },
  'summer-change': { title: '30 s before summer time', start: clockChange(2), zone: ZONE },
  'winter-change': { title: '30 s before winter time', start: clockChange(9), zone: ZONE },
};

const MachineDate = globalThis.Date;
const machineOptions = Intl.DateTimeFormat.prototype.resolvedOptions;
const machineZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

const listeners = new Set<() => void>();
let isRead = false;

/**
 * Puts everything that reads a clock at one of the times: the platform's clock, the device's and the fixtures that make
 * days around today. Any other value gives the machine's own time back.
 */
export function setStoryTime(name: unknown): void {
  const time = typeof name === 'string' ? STORY_TIMES[name] : undefined;
  isRead = false;
  globalThis.Date = MachineDate;
  Intl.DateTimeFormat.prototype.resolvedOptions = machineOptions;
  if (!time) return;
  const ahead = time.start(MachineDate.now()) - MachineDate.now();
  globalThis.Date = shiftDate(ahead);
  const { zone } = time;
  if (zone === undefined) return;
  Intl.DateTimeFormat.prototype.resolvedOptions = function resolvedOptions() {
    const options = machineOptions.call(this);
    return options.timeZone === machineZone ? { ...options, timeZone: zone } : options;
  };
}

/** A `Date` whose now is moved; every other instant is what it was. */
function shiftDate(ahead: number): DateConstructor {
  const now = () => MachineDate.now() + ahead;
  const shifted: DateConstructor = new Proxy(MachineDate, {
    construct: (target, parts: unknown[], created) => {
      const instant: unknown = Reflect.construct(
        target,
        parts.length === 0 ? [now()] : parts,
        created === shifted ? target : created,
      );
      return instant instanceof target ? instant : new target(Number.NaN);
    },
    apply: () => new MachineDate(now()).toString(),
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return shifted;
}

const { now, everySecond, atInstant } = platformClock;

function notifyRead(): void {
  isRead = true;
  for (const listener of listeners) listener();
}

// A story of fixed times never reads this clock: the frame says so when a time is chosen.
platformClock.now = () => {
  notifyRead();
  return now();
};
platformClock.everySecond = (listener) => {
  notifyRead();
  return everySecond(listener);
};
platformClock.atInstant = (instant, listener) => {
  notifyRead();
  return atInstant(instant, listener);
};

/** Runs when the platform's clock is read, at once where it was since the time was set; returns how to stop. */
export function onClockRead(listener: () => void): () => void {
  listeners.add(listener);
  if (isRead) listener();
  return () => listeners.delete(listener);
}

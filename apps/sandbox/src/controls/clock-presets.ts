import { addDays, isoWeekday, localDate, offsetChange, offsetMs, startOfDay } from '@baize/domain/zone';

/** An instant worth standing at, counted from the platform's now; `zone` is where it is told in. */
export type ClockPreset = { id: string; title: string; why: string; zone: string; now: string };

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const DAY = 86_400_000;

function nextMidnight(instant: number, zone: string): number {
  return startOfDay({ date: addDays(localDate({ instant, zone }), 1), zone });
}

/** The next midnight that can still be stood before. */
function beforeMidnight(now: number, zone: string): number {
  const next = nextMidnight(now, zone);
  return (next - 5 * MINUTE > now ? next : nextMidnight(next, zone)) - 5 * MINUTE;
}

/** When clocks of a zone next go forward or back; null where they do not within two years. */
function nextChange(now: number, { zone, way }: { zone: string; way: 'forward' | 'back' }): number | null {
  for (let from = now; from < now + 731 * DAY; from += DAY) {
    const change = offsetMs({ instant: from + DAY, zone }) - offsetMs({ instant: from, zone });
    if (change === 0 || change > 0 !== (way === 'forward')) continue;
    const at = offsetChange({ from, to: from + DAY, zone });
    if (at - 5 * MINUTE > now) return at;
  }
  return null;
}

function nextWeekday(now: number, { zone, day }: { zone: string; day: number }): number {
  let date = addDays(localDate({ instant: now, zone }), 1);
  while (isoWeekday(date) !== day) date = addDays(date, 1);
  return startOfDay({ date, zone });
}

function leapNight(now: number): number {
  let year = new Date(now).getUTCFullYear();
  const at = () => Date.UTC(year, 1, 29) - 5 * MINUTE;
  while (new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1 || at() <= now) year += 1;
  return at();
}

const HOME = 'Europe/Amsterdam';

/** The instants rules turn on: days that end somewhere, nights with an hour more or less, counts, weekends. */
export function clockPresets(now: number): ClockPreset[] {
  const midnights = [
    ['Pacific/Kiritimati', 'Kiritimati', 'The first place on earth where a new day begins (UTC+14)'],
    [HOME, 'Amsterdam', 'Where the personas are at home: their reward day ends'],
    ['UTC', 'UTC', 'The platform’s own day ends, with its limits and its reward days'],
    ['Pacific/Pago_Pago', 'Pago Pago', 'The last place where a day ends (UTC−11)'],
  ] as const;
  const changes = [
    ['Europe/Berlin', 'forward', 'DST night in Berlin, an hour less', 'At 2:00 clocks go to 3:00'],
    ['Europe/Berlin', 'back', 'DST night in Berlin, an hour more', 'At 3:00 clocks go back to 2:00'],
    ['Africa/Cairo', 'forward', 'The night without a midnight, Cairo', 'Clocks go from 0:00 to 1:00'],
  ] as const;
  const told = (preset: Omit<ClockPreset, 'now'>, at: number | null): ClockPreset[] =>
    at === null ? [] : [{ ...preset, now: new Date(at).toISOString() }];

  return [
    ...midnights.flatMap(([zone, city, why]) =>
      told(
        {
          id: `midnight-${city.toLowerCase().replace(' ', '-')}`,
          title: `Five minutes before midnight in ${city}`,
          why,
          zone,
        },
        beforeMidnight(now, zone),
      ),
    ),
    ...changes.flatMap(([zone, way, title, why]) => {
      const at = nextChange(now, { zone, way });
      const id = `${way}-${zone.split('/')[1]?.toLowerCase() ?? ''}`;
      return told({ id, title, why, zone }, at === null ? null : at - 5 * MINUTE);
    }),
    ...told(
      {
        id: 'count',
        title: 'A minute before the next count',
        why: 'Cashback is counted at every full and half hour',
        zone: HOME,
      },
      Math.ceil((now + 2 * MINUTE) / HALF_HOUR) * HALF_HOUR - MINUTE,
    ),
    ...told(
      {
        id: 'weekend',
        title: 'The weekend begins in Amsterdam',
        why: 'Offers of the weekend open, those of workdays close',
        zone: HOME,
      },
      nextWeekday(now, { zone: HOME, day: 6 }),
    ),
    ...told(
      {
        id: 'leap',
        title: 'Into the next 29 February',
        why: 'A calendar page with one day more',
        zone: 'UTC',
      },
      leapNight(now),
    ),
  ];
}

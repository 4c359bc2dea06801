/** A tick's part in the dial: time left in the first quarter turn, time left after it, time gone. */
export type TickPart = 'first' | 'second' | 'track';

/** Ticks of one colour and length that follow each other, as the dashes of a circle of `ticks` units. */
export interface TickRing {
  part: TickPart;
  /** Every tenth tick is longer (look §7). */
  length: 'short' | 'long';
  /** How many ticks it draws, and the index of the first one. */
  count: number;
  from: number;
  dashes: string;
  /** Where the pattern begins, in ticks. */
  offset: number;
}

const HALF_HOUR = 30 * 60;
const LONG_EVERY = 10;

/**
 * The half-hour dial as rings of dashes: ticks still to come are lit clockwise from 12 o'clock. A ring of dashes says in
 * one line what sixty drawn lines say; the server sends it with every first view. `width` is a tick's, in ticks.
 */
export function tickRings(ask: { left: number; ticks: number; width: number }): TickRing[] {
  const { left, ticks } = ask;
  const lit = Math.ceil((Math.min(Math.max(left, 0), HALF_HOUR) / HALF_HOUR) * ticks);
  const quarter = Math.min(lit, Math.ceil(ticks / 4));
  return [
    ...tickRingsOfArc('first', { ...ask, from: 0, to: quarter }),
    ...tickRingsOfArc('second', { ...ask, from: quarter, to: lit }),
    ...tickRingsOfArc('track', { ...ask, from: lit, to: ticks }),
  ];
}

type Arc = { from: number; to: number; ticks: number; width: number };

function tickRingsOfArc(part: TickPart, arc: Arc): TickRing[] {
  const firstLong = Math.ceil(arc.from / LONG_EVERY) * LONG_EVERY;
  const ring = (length: TickRing['length'], from: number, every: number): TickRing[] => {
    const count = Math.max(0, Math.ceil((arc.to - from) / every));
    if (count === 0) return [];
    return [{ part, length, count, from, ...dashArray({ ...arc, from, count, every }) }];
  };
  return [...ring('short', arc.from, 1), ...ring('long', firstLong, LONG_EVERY)];
}

function dashArray(ask: Arc & { count: number; every: number }): Pick<TickRing, 'dashes' | 'offset'> {
  const { from, count, every, ticks, width } = ask;
  const offset = width / 2 - from;
  // All the way round the pattern repeats by itself.
  if (count * every >= ticks) return { dashes: `${width} ${every - width}`, offset };
  const last = ticks - (count - 1) * every - width;
  return { dashes: `${`${width} ${every - width} `.repeat(count - 1)}${width} ${last}`, offset };
}

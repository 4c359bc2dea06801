/**
 * What is known of how far the platform's clock is ahead of the device's, in milliseconds: it lies between `low` and
 * `high`, and `offset` is what we go by. `heardAt` is the device's time of the answer that last changed our mind.
 */
export type ServerOffset = { low: number; high: number; offset: number; receivedAt: number };

/** One answer's `Date` (epoch ms, whole seconds) with the device's times of sending and hearing. */
export type DateSample = { date: number; sentAt: number; receivedAt: number };

const DATE_RESOLUTION_MS = 1_000;
/** Servers write the header a little late, or round it. */
const SLACK_MS = 250;
/** Two readings no further apart than this are a drifting clock; further, somebody moved one. */
const DRIFT_MS = 1_000;

/** Before any answer: `offset` is a guess, and the first answer decides. */
export function initialOffset(guess: number): ServerOffset {
  return { low: -Infinity, high: Infinity, offset: guess, receivedAt: -Infinity };
}

/**
 * Takes one more answer into account. A `Date` says only which second it was, so each answer gives a range, and ranges
 * that agree narrow each other. The offset moves only when it is outside: a correct device clock stays untouched, and
 * no answer makes it jitter. A range that disagrees with all before means that a clock was moved: it is followed at once.
 */
export function refineOffset(known: ServerOffset, { date, sentAt, receivedAt }: DateSample): ServerOffset {
  if (!Number.isFinite(date) || receivedAt < sentAt) return known;
  const low = date - SLACK_MS - receivedAt;
  const high = date + DATE_RESOLUTION_MS + SLACK_MS - sentAt;
  const bothLow = Math.max(low, known.low);
  const bothHigh = Math.min(high, known.high);
  if (bothLow <= bothHigh) {
    return chooseOffset({ low: bothLow, high: bothHigh, offset: known.offset, receivedAt: known.receivedAt });
  }
  // An answer asked for before the clock moved tells of the time before.
  if (sentAt < known.receivedAt) return known;
  const nearest = Math.min(Math.max(known.offset, low), high);
  const drifted = Math.abs(nearest - known.offset) <= DRIFT_MS;
  return chooseOffset({ low, high, offset: drifted ? nearest : Number.NaN, receivedAt });
}

function chooseOffset(range: ServerOffset): ServerOffset {
  const { low, high, offset } = range;
  if (low <= 0 && high >= 0) return { ...range, offset: 0 };
  if (offset >= low && offset <= high) return range;
  return { ...range, offset: Math.round((low + high) / 2) };
}

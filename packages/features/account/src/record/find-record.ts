interface Identified {
  transactionId: string;
  reference: string | null;
}

/** Marks that come along when a text is copied from a screen. */
const SCREEN_MARKS = /[\u200b-\u200f\u2066-\u2069\u202a-\u202e\ufeff]/g;

/** A reference or id as it is compared: without what a copy brings along, in one case. */
function recordKey(text: string): string {
  return text.replaceAll(SCREEN_MARKS, '').trim().toLowerCase();
}

/** The last part of a reference as it is read out to support: "D615DFC8" of "DP-20261127-D615DFC8". */
function isTailOf(key: string, reference: string | null): boolean {
  return key.length >= MIN_TAIL && reference !== null && recordKey(reference).endsWith(`-${key}`);
}

/** A shorter tail would be a guess. */
const MIN_TAIL = 4;

/** Finds the transaction of an id or a reference, or of the tail of one reference alone; null where there is none. */
export function findRecord<Row extends Identified>(rows: readonly Row[], typed: string): Row | null {
  const key = recordKey(typed);
  if (key === '') return null;
  const is = (text: string | null) => text !== null && recordKey(text) === key;
  const whole = rows.find(({ transactionId, reference }) => is(transactionId) || is(reference));
  if (whole) return whole;
  const [byTail, another] = rows.filter(({ reference }) => isTailOf(key, reference));
  // Of two payments neither is opened in place of the other.
  return byTail && !another ? byTail : null;
}

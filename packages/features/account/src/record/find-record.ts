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

/** Finds the transaction of an id or a reference, however it was typed; null where there is none. */
export function findRecord<Row extends Identified>(rows: readonly Row[], typed: string): Row | null {
  const key = recordKey(typed);
  if (key === '') return null;
  const is = (text: string | null) => text !== null && recordKey(text) === key;
  return rows.find(({ transactionId, reference }) => is(transactionId) || is(reference)) ?? null;
}

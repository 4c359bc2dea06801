import type { Messages } from '@lingui/core';
import parts from './later.json' with { type: 'json' };

const startsWithAny = (id: string, beginnings: readonly string[]) =>
  beginnings.some((one) => id.startsWith(one));

/**
 * Whether a message is among those that only a player's own pages and the cashier say: their code waits for these words,
 * the first view does not (decision 023). `later.json` names them by their beginnings, what of those comes first all the
 * same, and the code that waits; `pnpm check` holds the three together.
 */
export function isDeferredMessage(id: string): boolean {
  return startsWithAny(id, parts.later) && !startsWithAny(id, parts.first);
}

/** A catalogue in its two parts: what every page may say, and what comes later. */
export function splitMessages(messages: Messages): { first: Messages; later: Messages } {
  const part = (later: boolean) =>
    Object.fromEntries(Object.entries(messages).filter(([id]) => isDeferredMessage(id) === later));
  return { first: part(false), later: part(true) };
}

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

type CataloguePart = 'first' | 'later' | 'rare';

/** A catalogue in its parts: what every page may say, what comes later, and what few players ever open. */
export function splitMessages(messages: Messages): Record<CataloguePart, Messages> {
  const part = (name: CataloguePart) =>
    Object.fromEntries(Object.entries(messages).filter(([id]) => partOf(id) === name));
  return { first: part('first'), later: part('later'), rare: part('rare') };
}

function partOf(id: string): CataloguePart {
  if (!isDeferredMessage(id)) return 'first';
  return startsWithAny(id, parts.rare) ? 'rare' : 'later';
}

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

type Part = 'first' | 'later' | 'settings';

/** The part a message comes in: those of the settings are of the later ones what one page alone says. */
function partOf(id: string): Part {
  if (!isDeferredMessage(id)) return 'first';
  return startsWithAny(id, parts.settings) ? 'settings' : 'later';
}

/** A catalogue in its parts: what every page may say, what comes later, and what comes with the account's settings. */
export function splitMessages(messages: Messages): Record<Part, Messages> {
  const part = (name: Part) =>
    Object.fromEntries(Object.entries(messages).filter(([id]) => partOf(id) === name));
  return { first: part('first'), later: part('later'), settings: part('settings') };
}

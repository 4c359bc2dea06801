import type { Sample } from '@baize/api/samples';
import type { Ask } from './set-up.ts';

/** An ask with one field of the wrong kind, or without one that has to be there. */
export type BentAsk = { ask: Ask; field: string };

/** Fields that hold whatever there is, and fields the call can do without though the brief sample shows them. */
const ANYTHING: readonly string[] = ['log-event data'];
const OPTIONAL: readonly string[] = ['update-user-details address'];

/** In a query everything is text: only what no text may hold is of the wrong kind. */
const WRONG = { query: '\u0000', body: [{ wrong: [] }] } as const;

/** Each field of a call's query and body once of a kind nobody may send, and each needed one once left out. */
export function bentAsks({ call, ask, leastAsk }: Sample): BentAsk[] {
  return (['query', 'body'] as const).flatMap((part) => {
    if (!call.asks[part]) return [];
    const whole = recordOf(ask[part]);
    const wrong = Object.keys(whole)
      .filter((field) => !ANYTHING.includes(`${call.name} ${field}`))
      .map((field) => ({ field, ask: { ...ask, [part]: { ...whole, [field]: WRONG[part] } } }));
    const least = recordOf(leastAsk[part]);
    const without = Object.keys(least)
      .filter((field) => !OPTIONAL.includes(`${call.name} ${field}`))
      .map((field) => ({ field, ask: { ...leastAsk, [part]: { ...least, [field]: undefined } } }));
    return [...wrong, ...without];
  });
}

function recordOf(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? { ...part } : {};
}

import type { Fixture } from '@baize/api/fixtures';
import type { EndpointRequestData } from './test-scene.ts';

/** An ask with one field of the wrong kind, or without one that has to be there. */
export type InvalidRequest = { ask: EndpointRequestData; field: string };

/** Fields that hold whatever there is, and fields the call can do without though the brief sample shows them. */
const ANYTHING: readonly string[] = ['log-event data'];
const OPTIONAL: readonly string[] = ['update-user-details address'];

/** In a query everything is text: only what no text may hold is of the wrong kind. */
const WRONG = { query: '\u0000', body: [{ wrong: [] }] } as const;

/** Each field of a call's query and body once of a kind nobody may send, and each needed one once left out. */
export function createInvalidRequests({ endpoint, request, minimalRequest }: Fixture): InvalidRequest[] {
  return (['query', 'body'] as const).flatMap((part) => {
    if (!endpoint.request[part]) return [];
    const whole = recordOf(request[part]);
    const wrong = Object.keys(whole)
      .filter((field) => !ANYTHING.includes(`${endpoint.name} ${field}`))
      .map((field) => ({ field, ask: { ...request, [part]: { ...whole, [field]: WRONG[part] } } }));
    const least = recordOf(minimalRequest[part]);
    const without = Object.keys(least)
      .filter((field) => !OPTIONAL.includes(`${endpoint.name} ${field}`))
      .map((field) => ({ field, ask: { ...minimalRequest, [part]: { ...least, [field]: undefined } } }));
    return [...wrong, ...without];
  });
}

function recordOf(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? { ...part } : {};
}

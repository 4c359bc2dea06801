import * as v from 'valibot';
import { getLimits } from '@baize/api/calls/account';
import { at } from './cashier-of.ts';
import type { SandboxUnderTest } from './sandbox-under-test.ts';

export const LIMITS = '/api/user/limits';

/** Sets and reads a player's limits as a browser would. */
export function limitsOf(sandbox: SandboxUnderTest) {
  const all = async (token: string) =>
    v.parse(getLimits.answers, await sandbox.data('GET', LIMITS, { token })).limits;

  return {
    all,
    one: async (token: string, { type, period = 0 }: { type: string; period?: number }) =>
      (await all(token)).find((row) => row.type === type && row.period === period),
    put: (token: string, body: object) => sandbox.send('PUT', LIMITS, { token, body }),
    /** What keeps a player from playing, as their account tells it. */
    barrier: async (token: string): Promise<unknown> =>
      at(await sandbox.data('GET', '/api/user/get-user-details', { token }), 'getUser', 'userLimit'),
    asMarket: (market: string) =>
      sandbox.send('PUT', '/sandbox/settings', { body: { brand: 'curacao', override: { market } } }),
    advance: (advanceMs: number) => sandbox.send('POST', '/sandbox/clock', { body: { advanceMs } }),
  };
}

import * as v from 'valibot';
import { getLimits } from '@baize/api/endpoints/account';
import { valueAt } from './cashier-requests.ts';
import type { TestSandbox } from './test-sandbox.ts';

export const LIMITS_PATH = '/api/user/limits';

/** Sets and reads a player's limits as a browser would. */
export function createLimitClient(sandbox: TestSandbox) {
  const all = async (token: string) =>
    v.parse(getLimits.response, await sandbox.requestData('GET', LIMITS_PATH, { token })).limits;

  return {
    all,
    one: async (token: string, { type, period = 0 }: { type: string; period?: number }) =>
      (await all(token)).find((row) => row.type === type && row.period === period),
    put: (token: string, body: object) => sandbox.request('PUT', LIMITS_PATH, { token, body }),
    /** What keeps a player from playing, as their account tells it. */
    barrier: async (token: string): Promise<unknown> =>
      valueAt(
        await sandbox.requestData('GET', '/api/user/get-user-details', { token }),
        'getUser',
        'userLimit',
      ),
    asMarket: (market: string) =>
      sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'curacao', override: { market } } }),
    advance: (advanceMs: number) => sandbox.request('POST', '/sandbox/clock', { body: { advanceMs } }),
  };
}

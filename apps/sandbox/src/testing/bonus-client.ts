import * as v from 'valibot';
import type { TestResponse, TestSandbox } from './test-sandbox.ts';

const labelsSchema = v.object({ count: v.number(), rows: v.array(v.looseObject({ id: v.number() })) });
const checkSchema = v.nullable(v.looseObject({ code: v.string(), until: v.nullable(v.string()) }));
const promotionsSchema = v.object({
  count: v.number(),
  rows: v.array(v.looseObject({ id: v.string(), check: checkSchema })),
});
const userSchema = v.object({ userWallet: v.looseObject({ amount: v.number(), bonusAmount: v.number() }) });

/** Takes, gives up and reads bonuses as a browser would. */
export function createBonusClient(sandbox: TestSandbox) {
  const keyed = (key: string | undefined) =>
    key === undefined ? {} : { headers: { 'idempotency-key': key } };
  const put = (path: string) => (token: string, bonusId: string | number, key?: string) =>
    sandbox.request('PUT', path, { token, body: { bonusId: String(bonusId) }, ...keyed(key) });

  return {
    activate: put('/api/user/activate-bonus'),
    cancel: put('/api/user/cancel-bonus'),
    redeem: (token: string, code: string, key?: string): Promise<TestResponse> =>
      sandbox.request('POST', '/api/user/coupon', { token, body: { code }, ...keyed(key) }),
    list: async (token: string, query = '') => {
      const data = await sandbox.requestData('GET', `/api/user/get-user-bonus${query}`, { token });
      return v.parse(labelsSchema, data['bonuses']);
    },
    promotions: async (query = '', token?: string) => {
      const extras = token === undefined ? {} : { token };
      const data = await sandbox.requestData('GET', `/api/admin/get-all-bonus${query}`, extras);
      return v.parse(promotionsSchema, data['bonus']);
    },
    wallet: async (token: string) => {
      const data = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
      return v.parse(userSchema, data['getUser']).userWallet;
    },
    ledgerIsSound: async (): Promise<boolean> => {
      const { body } = await sandbox.request('GET', '/sandbox/state');
      return JSON.stringify(body['ledger']) === '{"unbalanced":[],"wrongWallets":[]}';
    },
  };
}

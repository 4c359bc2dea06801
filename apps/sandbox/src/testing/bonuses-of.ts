import type { Answer, SandboxUnderTest } from './sandbox-under-test.ts';

export type Label = Record<string, unknown> & { id: number; offer?: string };
type Row = Record<string, unknown> & { id: string; check: { code: string; until: string | null } | null };

/** Takes, gives up and reads bonuses as a browser would. */
export function bonusesOf(sandbox: SandboxUnderTest) {
  const put = (path: string) => (token: string, bonusId: string | number, key?: string) =>
    sandbox.send('PUT', path, {
      token,
      body: { bonusId: String(bonusId) },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });

  return {
    activate: put('/api/user/activate-bonus'),
    cancel: put('/api/user/cancel-bonus'),
    redeem: (token: string, code: string, key?: string): Promise<Answer> =>
      sandbox.send('POST', '/api/user/coupon', {
        token,
        body: { code },
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),
    list: async (token: string, query = ''): Promise<{ count: number; rows: Label[] }> => {
      const data = await sandbox.data('GET', `/api/user/get-user-bonus${query}`, { token });
      return JSON.parse(JSON.stringify(data['bonuses']));
    },
    promotions: async (query = '', token?: string): Promise<{ count: number; rows: Row[] }> => {
      const extras = token === undefined ? {} : { token };
      const data = await sandbox.data('GET', `/api/admin/get-all-bonus${query}`, extras);
      return JSON.parse(JSON.stringify(data['bonus']));
    },
    wallet: async (token: string): Promise<{ amount: number; bonusAmount: number }> => {
      const data = await sandbox.data('GET', '/api/user/get-user-details', { token });
      return JSON.parse(JSON.stringify(data['getUser'])).userWallet;
    },
    ledgerIsSound: async (): Promise<boolean> => {
      const { body } = await sandbox.send('GET', '/sandbox/state');
      return JSON.stringify(body['ledger']) === '{"unbalanced":[],"wrongWallets":[]}';
    },
  };
}

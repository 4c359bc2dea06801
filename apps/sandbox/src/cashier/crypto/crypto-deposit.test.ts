import { beforeEach, describe, expect, test } from 'vitest';
import { isCryptoAddress } from '@baize/domain/crypto-address';
import {
  advanceMinutes,
  valueAt,
  fetchLedgerAudit,
  fetchBalance,
  CLEAN_AUDIT,
  requestDeposit,
  postForm,
  fetchTransactions,
} from '../../testing/cashier-requests.ts';
import { connectTestSandbox } from '../../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const [BITCOIN, TETHER, ETHER] = [15, 16, 17];
const sandbox = connectTestSandbox();
let token = '';

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

async function asked(amount = 25, network = 'TRC-20', methodId = TETHER, key?: string) {
  const paying = { token, amount, methodId, fields: { network }, ...(key === undefined ? {} : { key }) };
  return (await requestDeposit(sandbox, paying)).body['data'];
}
const newest = async () => (await fetchTransactions(sandbox, token))[0];
const progress = async () => {
  const row = await newest();
  return [
    valueAt(row, 'status'),
    valueAt(row, 'crypto', 'seenAt') !== null,
    valueAt(row, 'crypto', 'confirmations', 'seen'),
  ];
};
const decide = (transactionId: unknown, decision: string) =>
  postForm(`${sandbox.url}/provider/decide`, { transactionId: String(transactionId), decision });

describe('a deposit by crypto', () => {
  test.each([
    [BITCOIN, 'Bitcoin', { coin: 'BTC', amount: '0.00025', tag: null }],
    [BITCOIN, 'Lightning', { coin: 'BTC', amount: '0.00025', tag: null, confirmations: null }],
    [TETHER, 'TRC-20', { coin: 'USDT', amount: '27.5', minimum: '11', tag: null }],
    [TETHER, 'ERC-20', { coin: 'USDT', amount: '27.5', tag: null }],
    [TETHER, 'TON', { coin: 'USDT', amount: '27.5', tag: expect.stringMatching(/^\d{10}$/) }],
    [ETHER, 'Arbitrum', { coin: 'ETH', amount: '0.01', tag: null }],
  ])(
    'by %d is answered with an address of %s, and nothing is paid yet [PAY-04]',
    async (methodId, network, crypto) => {
      const data = await asked(25, network, methodId);
      const redirectUrl = valueAt(data, 'redirectUrl');
      expect(redirectUrl ?? null).toBeNull();
      expect(data).toMatchObject({ status: 'pending', crypto: { network, seenAt: null, ...crypto } });
      expect(isCryptoAddress(String(valueAt(data, 'crypto', 'address')), network)).toBe(true);
      expect(valueAt(data, 'crypto', 'expiresAt')).toBe('2026-11-20T17:47:19.000Z');
      expect(await fetchBalance(sandbox, token)).toBe(248.5);
    },
  );

  test('is told again among the transactions, always with the same address [PAY-06]', async () => {
    const first = await asked(25, 'TON', TETHER, 'form-1');
    expect(valueAt(await newest(), 'crypto')).toEqual(valueAt(first, 'crypto'));
    expect(await asked(25, 'TON', TETHER, 'form-1')).toEqual(first);
    const other = await asked(25, 'TON', TETHER, 'form-2');
    expect(valueAt(other, 'crypto', 'tag')).not.toBe(valueAt(first, 'crypto', 'tag'));
    const another = await asked(25, 'TRC-20', TETHER, 'form-3');
    expect(valueAt(another, 'crypto', 'address')).not.toBe(valueAt(await asked(), 'crypto', 'address'));
  });

  test('is seen, confirmed one by one and credited once, by the platform’s clock [PAY-04]', async () => {
    await asked();
    expect(await progress()).toEqual(['pending', false, 0]);
    await advanceMinutes(sandbox, 1);
    expect(await progress()).toEqual(['pending', true, 0]);
    await advanceMinutes(sandbox, 0.5);
    expect(await progress()).toEqual(['pending', true, 5]);
    await advanceMinutes(sandbox, 1.4);
    expect(await progress()).toEqual(['pending', true, 19]);
    expect(await fetchBalance(sandbox, token)).toBe(248.5);
    await advanceMinutes(sandbox, 0.2);
    expect(await progress()).toEqual(['completed', true, 20]);
    await advanceMinutes(sandbox, 60);
    expect(await fetchBalance(sandbox, token)).toBe(273.5);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('by Lightning is credited the moment it is paid [PAY-04]', async () => {
    await asked(25, 'Lightning', BITCOIN);
    await advanceMinutes(sandbox, 1.1);
    expect(await newest()).toMatchObject({ status: 'completed', crypto: { confirmations: null } });
    expect(await fetchBalance(sandbox, token)).toBe(273.5);
  });

  test.each([
    [25.01, 'failed', 'TRANSACTION_FAILED'],
    [25.02, 'rejected', 'TRANSACTION_FAILED'],
    [25.05, 'failed', 'TRANSACTION_FAILED'],
  ])('of %d comes to nothing after it was seen: %s [PAY-04]', async (amount, status, code) => {
    await asked(amount);
    await advanceMinutes(sandbox, 1);
    expect(await progress()).toEqual(['pending', true, 0]);
    await advanceMinutes(sandbox, 1.1);
    expect(await newest()).toMatchObject({ status, code });
    expect(await fetchBalance(sandbox, token)).toBe(248.5);
  });

  test('nobody sends anything for expires after half an hour as cancelled [PAY-04]', async () => {
    await asked(25.03);
    await advanceMinutes(sandbox, 29.9);
    expect(await progress()).toEqual(['pending', false, 0]);
    await advanceMinutes(sandbox, 0.2);
    expect(await newest()).toMatchObject({ status: 'cancelled', code: null, crypto: { seenAt: null } });
    expect(await fetchBalance(sandbox, token)).toBe(248.5);
  });

  test('whose answer is lost stands among the transactions with its address [PAY-06]', async () => {
    await expect(asked(25.08)).rejects.toThrow('fetch failed');
    expect(await newest()).toMatchObject({
      status: 'pending',
      crypto: { network: 'TRC-20', amount: '27.588' },
    });
  });

  test('is refused at once where the provider reports an error, like any other [PAY-06]', async () => {
    const { status, body } = await requestDeposit(sandbox, {
      token,
      amount: 25.11,
      methodId: TETHER,
      fields: { network: 'TON' },
    });
    expect([status, body['code']]).toEqual([422, 'PROVIDER_ERROR']);
  });

  test('is confirmed step by step by hand on the provider’s page, also one that nobody would have sent [PAY-04]', async () => {
    const id = valueAt(await asked(25.03, 'Bitcoin', BITCOIN), 'transactionId');
    await decide(id, 'confirm');
    expect(await progress()).toEqual(['pending', true, 0]);
    expect(await (await fetch(`${sandbox.url}/provider`)).text()).toContain('0 of 2 confirmations');
    await decide(id, 'confirm');
    expect(await progress()).toEqual(['pending', true, 1]);
    await decide(id, 'confirm');
    await decide(id, 'confirm');
    expect(await progress()).toEqual(['completed', true, 2]);
    expect(await fetchBalance(sandbox, token)).toBe(273.53);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });
});

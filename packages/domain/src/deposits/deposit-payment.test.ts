import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  depositStatus,
  depositSteps,
  findLostDeposit,
  refusedDepositFields,
  RESULT_KINDS,
  resultKind,
  type SentDeposit,
} from './deposit-payment.ts';

const WORDS = {
  credited: ['completed', 'processed', 'confirmed'],
  open: ['pending', 'processing'],
  failed: ['failed'],
  declined: ['rejected'],
  cancelled: ['cancelled'],
};

test('each of the eight statuses is one of five standings, and any other word is unknown', () => {
  for (const [standing, words] of Object.entries(WORDS))
    for (const word of words) expect(depositStatus(word)).toBe(standing);
  for (const word of ['', 'done', null, 7]) expect(depositStatus(word)).toBe('unknown');
});

test('what the address claims is believed only as long as nothing is known of the payment', () => {
  for (const asked of RESULT_KINDS) {
    expect(resultKind({ asked, status: null })).toBe(asked);
    expect(resultKind({ asked, status: 'a word of tomorrow' })).toBe(asked);
    expect(resultKind({ asked, status: 'completed' })).toMatch(/success$/);
    expect(resultKind({ asked, status: 'pending' })).toMatch(/^(pending|return)$/);
    expect(resultKind({ asked, status: 'failed' })).toBe('failed');
    expect(resultKind({ asked, status: 'cancelled' })).toBe('cancel');
    expect(resultKind({ asked, status: 'rejected' })).toBe('decline');
  }
});

test('a payment that is open or unknown is never told as failed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('success', '3ds-success', 'pending', 'return'),
      fc.string(),
      (asked, status) => {
        fc.pre(!['failed', 'rejected', 'cancelled'].includes(status));
        expect(resultKind({ asked, status })).not.toMatch(/^(failed|decline|cancel)$/);
      },
    ),
  );
});

const NOON = Date.parse('2026-11-22T12:00:00Z');
const sent: SentDeposit = {
  methodId: 1,
  amount: 25,
  currency: 'EUR',
  method: 'Visa',
  locale: 'en',
  since: NOON,
  known: ['old'],
};
const row = (parts: object = {}) => ({
  transactionId: 'new',
  date: '2026-11-22T12:00:01Z',
  method: 'Visa' as string | null,
  amount: 25,
  currencyCode: 'EUR',
  ...parts,
});
const search = { sent, locale: 'en', settledIds: [], rivals: [] };

test('the payment whose answer was lost is found by amount, currency, method and time', () => {
  for (const parts of [{}, { method: null }, { date: '2026-11-22T11:59:57Z' }, { failedMethodId: 1 }])
    expect(findLostDeposit({ ...search, rows: [row(parts)] })?.transactionId).toBe('new');
});

test.each([
  { amount: 50 },
  { currencyCode: 'SEK' },
  { method: 'Mastercard' },
  { failedMethodId: 2 },
  { date: '2026-11-22T11:59:00Z' },
  { date: '2026-11-22T12:03:00Z' },
  { date: 'no instant' },
  { transactionId: 'old' },
])('another payment is not taken for it: %o', (parts) => {
  expect(findLostDeposit({ ...search, rows: [row(parts)] })).toBeNull();
});

test('it is found also in another language, which names its method otherwise [I18N-01]', () => {
  const rows = [row({ method: 'Banküberweisung' })];
  const transfer = { ...sent, method: 'Bank transfer' };
  expect(findLostDeposit({ ...search, sent: transfer, rows })).toBeNull();
  expect(findLostDeposit({ ...search, sent: transfer, rows, locale: 'de' })).not.toBeNull();
});

test('a payment sent again later may be written down then', () => {
  const rows = [row({ date: '2026-11-22T13:00:01Z' })];
  const resent = { ...sent, resentAt: NOON + 3_600_000 };
  expect(findLostDeposit({ ...search, rows })).toBeNull();
  expect(findLostDeposit({ ...search, rows, sent: resent })).not.toBeNull();
});

test('what another payment of this browser was made as is never taken for it [PAY-06]', () => {
  expect(findLostDeposit({ ...search, rows: [row()], settledIds: ['new'] })).toBeNull();
});

test('where two lines, or two payments without an answer, may be meant, nothing is found [PAY-06]', () => {
  expect(findLostDeposit({ ...search, rows: [row(), row({ transactionId: 'other' })] })).toBeNull();
  expect(findLostDeposit({ ...search, rows: [row()], rivals: [{ ...sent, known: [] }] })).toBeNull();
  expect(findLostDeposit({ ...search, rows: [row()], rivals: [{ ...sent, amount: 30 }] })).not.toBeNull();
});

test('an open payment waits at the provider with the credit ahead, one that ended has nothing ahead', () => {
  const facts = { createdAt: NOON, bank: 'asked', seen: [{ status: 'failed', at: NOON + 9 }] } as const;
  const told = (status: string) =>
    depositSteps({ ...facts, status }).map(({ step, state }) => `${step} ${state}`);
  expect(told('pending')).toEqual(['created done', 'bank done', 'provider now', 'credited ahead']);
  expect(told('completed')).toEqual(['created done', 'bank done', 'provider done', 'credited done']);
  expect(told('failed')).toEqual(['created done', 'bank done', 'provider ended']);
  expect(depositSteps({ ...facts, status: 'failed' }).at(-1)?.at).toBe(NOON + 9);
});

test('a refusal names its fields by their own names, and what its code alone is about [PAY-06] [VAL-06]', () => {
  const fieldErrors = { 'fields.cardNumber': 'no', amount: 'odd' };
  expect(refusedDepositFields({ code: null, fieldErrors })).toEqual({ cardNumber: 'no', amount: 'odd' });
  expect(refusedDepositFields({ code: 'AMOUNT_BELOW_ZERO', fieldErrors: {} })).toEqual({ amount: '' });
  expect(refusedDepositFields({ code: 'PHONE_ERROR', fieldErrors: {} })).toEqual({ phone: 'PHONE_ERROR' });
  expect(refusedDepositFields({ code: 'PROVIDER_ERROR', fieldErrors: {} })).toEqual({});
});

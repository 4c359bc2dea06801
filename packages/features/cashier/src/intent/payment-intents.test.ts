import { getTabId } from '@baize/browser/tab-id';
import { afterEach, expect, test, vi } from 'vitest';
import { depositIntents, withdrawalIntents, type PaymentIntent } from './payment-intents.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const SECOND = 1_000;

function intent(parts: Partial<PaymentIntent> = {}): PaymentIntent {
  return {
    userId: 'u-1',
    nonce: 'a',
    methodId: 1,
    method: 'Visa',
    amount: 35,
    currency: 'EUR',
    since: Date.now(),
    known: [],
    tab: 'another',
    ...parts,
  };
}

function made(parts: Partial<PaymentIntent> = {}): void {
  depositIntents.begin(intent(parts));
  depositIntents.settle({ nonce: parts.nonce ?? 'a', outcome: 'made' });
}

test('the same payment that another tab made less than two minutes ago is a twin [PAY-06]', () => {
  made({ since: Date.now() - 115 * SECOND });
  expect(depositIntents.twin(intent())?.nonce).toBe('a');
});

test.each([
  ['two minutes ago', { since: Date.now() - 125 * SECOND }],
  ['by another method', { methodId: 9 }],
  ['of another amount', { amount: 36 }],
  ['in another currency', { currency: 'SEK' }],
  ['by another player', { userId: 'u-2' }],
])('one made %s is no twin [PAY-06]', (_, parts) => {
  made(parts);
  expect(depositIntents.twin(intent())).toBeNull();
});

test('one made in this very tab is no twin, nor is one that came to nothing [PAY-06]', () => {
  made({ tab: getTabId() });
  depositIntents.begin(intent({ nonce: 'b' }));
  depositIntents.settle({ nonce: 'b', outcome: 'not-made' });
  expect(depositIntents.twin(intent())).toBeNull();
});

test('a payment made meanwhile hides no earlier twin [PAY-06]', () => {
  made();
  made({ nonce: 'b', amount: 40 });
  expect(depositIntents.twin(intent())?.nonce).toBe('a');
});

test('a payment without an answer is not forgotten for another one that is sent beside it [HTTP-05]', () => {
  withdrawalIntents.begin(intent());
  withdrawalIntents.begin(intent({ nonce: 'b', amount: 40 }));
  withdrawalIntents.begin(intent({ nonce: 'c', userId: 'u-2' }));
  expect(withdrawalIntents.allOwed('u-1').map(({ nonce }) => nonce)).toEqual(['a', 'b']);
  withdrawalIntents.settle({ nonce: 'b', outcome: 'made' });
  expect(withdrawalIntents.owed('u-1')?.nonce).toBe('a');
  expect(withdrawalIntents.owed('u-2')?.nonce).toBe('c');
});

test('only the very same payment is sent again under its key [HTTP-05]', () => {
  withdrawalIntents.begin(intent());
  expect(withdrawalIntents.owedLike(intent()).map(({ nonce }) => nonce)).toEqual(['a']);
  for (const other of [{ methodId: 9 }, { amount: 40 }, { currency: 'SEK' }, { userId: 'u-2' }])
    expect(withdrawalIntents.owedLike(intent(other))).toEqual([]);
});

test('a transaction that one payment was made as is known to the others [HTTP-05]', () => {
  withdrawalIntents.begin(intent());
  withdrawalIntents.begin(intent({ nonce: 'b' }));
  withdrawalIntents.settle({ nonce: 'b', outcome: 'made', transactionId: 't-9' });
  expect(withdrawalIntents.owed('u-1')?.known).toContain('t-9');
});

test('a payment that was given up is asked about before the same one is sent again, in its own tab too [PAY-06]', () => {
  withdrawalIntents.begin(intent({ tab: getTabId() }));
  withdrawalIntents.settle({ nonce: 'a', outcome: 'given-up' });
  expect(withdrawalIntents.owed('u-1')).toBeNull();
  expect(withdrawalIntents.twin(intent())?.nonce).toBe('a');
});

test('what storage holds that is no list of payments counts for nothing', () => {
  localStorage.setItem('baize.deposit-intents', JSON.stringify({ value: { owed: intent(), made: null } }));
  expect(depositIntents.owed('u-1')).toBeNull();
});

test('what a payment was made as is remembered, and of what its method asked for nothing, unless it goes on elsewhere [PAY-06]', () => {
  const fields = { phone: '31612345678' };
  depositIntents.begin(intent({ fields }));
  depositIntents.settle({ nonce: 'a', outcome: 'made', transactionId: 't-1' });
  expect(depositIntents.settledIds()).toContain('t-1');
  expect(depositIntents.twin(intent())).toMatchObject({ transactionId: 't-1' });
  expect(depositIntents.twin(intent())?.fields).toBeUndefined();
  const hourAgo = Date.now() - 3_600 * SECOND;
  depositIntents.begin(intent({ nonce: 'b', fields, since: hourAgo }));
  depositIntents.settle({
    nonce: 'b',
    outcome: 'made',
    transactionId: 't-2',
    continuesElsewhere: true,
  });
  expect(depositIntents.continuedElsewhere('u-1')).toMatchObject([{ nonce: 'b', fields }]);
});

test('a payment that came to nothing in the end is no twin any more [PAY-06]', () => {
  depositIntents.begin(intent());
  depositIntents.settle({ nonce: 'a', outcome: 'made', transactionId: 't-1' });
  depositIntents.markFailed('t-1');
  expect(depositIntents.twin(intent())).toBeNull();
});

test('what the same payment was made as is remembered for a day, also of this tab [PAY-06]', () => {
  const hours = (count: number) => Date.now() - count * 3_600 * SECOND;
  for (const [nonce, since] of [
    ['t-1', hours(25)],
    ['t-2', hours(23)],
    ['t-3', hours(0)],
  ] as const) {
    depositIntents.begin(intent({ nonce, since, tab: getTabId() }));
    depositIntents.settle({ nonce, outcome: 'made', transactionId: nonce });
  }
  depositIntents.begin(intent({ nonce: 'other', amount: 36 }));
  depositIntents.settle({ nonce: 'other', outcome: 'made', transactionId: 't-4' });
  expect(depositIntents.transactionsLike(intent())).toEqual(['t-2', 't-3']);
});

test('the browser asks before a reload forgets a payment under way, where nothing can be stored [PAY-06] [HTTP-05]', () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  depositIntents.begin(intent());
  expect(asks()).toBe(false);
  depositIntents.settle({ nonce: 'a', outcome: 'made' });

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  depositIntents.begin(intent({ nonce: 'b' }));
  expect(asks()).toBe(true);
  depositIntents.settle({ nonce: 'b', outcome: 'not-made' });
  expect(asks()).toBe(false);
});

import type { UserDetails } from '@baize/api/endpoints/session';
import { queryKeys } from '@baize/api/queries/keys';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { exampleCredit as credit } from '../testing/example-credit.ts';
import { playerFixture } from '../testing/player-fixture.ts';
import { createWalletCache } from './wallet-cache.ts';

function signedIn(amount: number) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.userDetails, playerFixture({ amount }));
  const balance = () =>
    queryClient.getQueryData<UserDetails>(queryKeys.userDetails)?.getUser.userWallet.amount;
  const askedAgain = () => queryClient.getQueryState(queryKeys.userDetails)?.isInvalidated;
  return { wallet: createWalletCache(queryClient), balance, askedAgain, queryClient };
}

function detailsTold({ amount, sequence }: { amount: number; sequence: number }): UserDetails {
  const details = playerFixture({ amount });
  const { getUser } = details;
  return { ...details, getUser: { ...getUser, userWallet: { ...getUser.userWallet, sequence } } };
}

test('a credit raises the balance without another read', () => {
  const { wallet, balance, askedAgain } = signedIn(248.5);
  wallet.apply(credit({ sequence: 1, balance: 253.32 }));
  expect(balance()).toBe(253.32);
  expect(askedAgain()).toBe(false);
});

test('a credit told twice, or late, changes nothing', () => {
  const { wallet, balance } = signedIn(10);
  wallet.apply(credit({ sequence: 1, balance: 11 }));
  wallet.apply(credit({ sequence: 2, balance: 12 }));
  wallet.apply(credit({ sequence: 2, balance: 12 }));
  wallet.apply(credit({ sequence: 1, balance: 11, id: 'late' }));
  expect(balance()).toBe(12);
});

test('a late event does not undo details that were read after it', () => {
  const { wallet, balance, queryClient } = signedIn(10);
  wallet.apply(credit({ sequence: 11, balance: 11 }));
  queryClient.setQueryData(queryKeys.userDetails, detailsTold({ amount: 12, sequence: 12 }));
  wallet.apply(credit({ sequence: 11, balance: 11, id: 'late' }));
  expect(balance()).toBe(12);
});

test('details that were read before an event and arrive after it keep the event’s balance', () => {
  const { wallet, balance, queryClient } = signedIn(10);
  wallet.apply(credit({ sequence: 7, balance: 17 }));
  queryClient.setQueryData(queryKeys.userDetails, detailsTold({ amount: 16, sequence: 6 }));
  expect(balance()).toBe(17);
});

/** A wallet that is written when the test says so, and how often that was. */
function written(amount: number) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.userDetails, playerFixture({ amount }));
  let write: (() => void) | null = null;
  const wallet = createWalletCache(queryClient, (next) => (write = next));
  let writes = 0;
  queryClient.getQueryCache().subscribe(({ type }) => (writes += type === 'updated' ? 1 : 0));
  const balance = () =>
    queryClient.getQueryData<UserDetails>(queryKeys.userDetails)?.getUser.userWallet.amount;
  return { wallet, balance, queryClient, frame: () => write?.(), writes: () => writes };
}

test('two hundred events within a frame are one change of the player’s details, and the last one holds', () => {
  const { wallet, balance, frame, writes } = written(10);
  for (let sequence = 1; sequence <= 200; sequence += 1)
    wallet.apply(credit({ sequence, balance: 10 + sequence }));
  wallet.apply(credit({ sequence: 7, balance: 17, id: 'late' }));
  wallet.apply(credit({ sequence: 200, balance: 210 }));
  expect(balance()).toBe(10);
  frame();
  expect(balance()).toBe(210);
  expect(writes()).toBe(1);
});

test('a gap among the events of a frame has the balance read again, once', () => {
  const { wallet, frame, queryClient } = written(10);
  for (const sequence of [1, 4, 5, 9]) wallet.apply(credit({ sequence, balance: 10 + sequence }));
  expect(queryClient.getQueryState(queryKeys.userDetails)?.isInvalidated).toBe(false);
  frame();
  expect(queryClient.getQueryState(queryKeys.userDetails)?.isInvalidated).toBe(true);
});

test.each([
  [12, 12],
  [6, 17],
])(
  'details read up to event %i while event 7 waits for its frame leave a balance of %i',
  (sequence, left) => {
    const { wallet, balance, frame, queryClient } = written(10);
    wallet.apply(credit({ sequence: 7, balance: 17 }));
    queryClient.setQueryData(queryKeys.userDetails, detailsTold({ amount: sequence, sequence }));
    frame();
    expect(balance()).toBe(left);
  },
);

test('a missing event has the balance read again', () => {
  const { wallet, balance, askedAgain } = signedIn(10);
  wallet.apply(credit({ sequence: 1, balance: 11 }));
  wallet.apply(credit({ sequence: 5, balance: 15 }));
  expect(balance()).toBe(15);
  expect(askedAgain()).toBe(true);
});

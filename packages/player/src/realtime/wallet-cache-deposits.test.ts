import type { UserDetails } from '@baize/api/endpoints/session';
import { queryKeys } from '@baize/api/queries/keys';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { exampleCredit as credit } from '../testing/example-credit.ts';
import { playerFixture } from '../testing/player-fixture.ts';
import { refreshPayments } from './refresh-payments.ts';
import { createWalletCache } from './wallet-cache.ts';

const deposit = (parts: {
  sequence: number;
  balance: number;
  amount?: number;
  currencyCode?: string;
  id?: string;
}) => ({
  ...credit(parts),
  amount: parts.amount ?? 40.04,
  currencyCode: parts.currencyCode ?? 'EUR',
  reason: 'deposit',
});
const IS_DEPOSIT = { isDeposit: true };

type Left = number | null;
type LeftToWager = { details: Left; EUR?: Left; SEK?: Left };

/** Details as they are read: how far the wallet's story goes in them, and what is left to wager. */
function detailsOf({ sequence, left }: { sequence: number | null; left: LeftToWager }): UserDetails {
  const details = playerFixture({ amount: 120 });
  const { getUser } = details;
  const row = (currencyCode: 'EUR' | 'SEK') => ({
    amount: 120,
    bonusAmount: 0,
    currencyCode,
    sequence,
    wageringLeft: left[currencyCode],
  });
  return {
    ...details,
    wageringLeft: left.details,
    getUser: {
      ...getUser,
      userWallet: { ...getUser.userWallet, sequence, wallets: [row('EUR'), row('SEK')] },
    },
  };
}

function leftToWager(queryClient: QueryClient): LeftToWager | null {
  const details = queryClient.getQueryData<UserDetails>(queryKeys.userDetails);
  if (!details) return null;
  const [eur, sek] = details.getUser.userWallet.wallets;
  return { details: details.wageringLeft, EUR: eur?.wageringLeft ?? null, SEK: sek?.wageringLeft ?? null };
}

const readable = (left: LeftToWager, sequence: number | null = 6) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.userDetails, detailsOf({ sequence, left }));
  const wallet = createWalletCache(queryClient);
  const read = (next: LeftToWager, readUpTo: number | null) =>
    queryClient.setQueryData(queryKeys.userDetails, detailsOf({ sequence: readUpTo, left: next }));
  const isToBeRead = () => queryClient.getQueryState(queryKeys.userDetails)?.isInvalidated;
  return { queryClient, wallet, read, isToBeRead, left: () => leftToWager(queryClient) };
};

test('a credited deposit is left to wager from the moment it is in the balance, in one write [PAY-09]', () => {
  const { wallet, left, queryClient } = readable({ details: 0, EUR: 0, SEK: 0 });
  let writes = 0;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') writes += 1;
  });
  wallet.apply(deposit({ sequence: 7, balance: 160.04 }), IS_DEPOSIT);
  expect(left()).toEqual({ details: 40.04, EUR: 40.04, SEK: 0 });
  expect(writes).toBe(1);
});

test('deposits add up, each once and without binary error, and play between them adds nothing', () => {
  const { wallet, left } = readable({ details: 0.1, EUR: 0.1, SEK: 0 });
  wallet.apply(deposit({ sequence: 7, balance: 120.2, amount: 0.2 }), IS_DEPOSIT);
  wallet.apply(deposit({ sequence: 7, balance: 120.2, amount: 0.2 }), IS_DEPOSIT);
  wallet.apply(credit({ sequence: 8, balance: 150 }));
  wallet.apply(deposit({ sequence: 9, balance: 190, amount: 40 }), IS_DEPOSIT);
  expect(left()).toEqual({ details: 40.3, EUR: 40.3, SEK: 0 });
});

test('a deposit in another currency is left to wager in that one alone', () => {
  const { wallet, left } = readable({ details: 5, EUR: 5, SEK: 0 });
  const kronor = deposit({ sequence: 7, balance: 520, amount: 400, currencyCode: 'SEK' });
  wallet.apply(kronor, IS_DEPOSIT);
  wallet.apply(kronor, IS_DEPOSIT);
  expect(left()).toEqual({ details: 5, EUR: 5, SEK: 400 });
});

test('what is left to wager stays unknown where the platform does not say it', () => {
  const { wallet, left } = readable({ details: null, EUR: null, SEK: null });
  wallet.apply(deposit({ sequence: 7, balance: 160.04 }), IS_DEPOSIT);
  expect(left()).toEqual({ details: null, EUR: null, SEK: null });
});

test.each([7, 8, null])('details read after a deposit say what is left (their sequence: %o)', (sequence) => {
  const { wallet, left, read } = readable({ details: 0, EUR: 0, SEK: 0 });
  wallet.apply(deposit({ sequence: 7, balance: 160.04 }), IS_DEPOSIT);
  read({ details: 12, EUR: 12, SEK: 0 }, sequence);
  expect(left()).toEqual({ details: 12, EUR: 12, SEK: 0 });
  wallet.apply(credit({ sequence: 9, balance: 161 }));
  expect(left()).toEqual({ details: 12, EUR: 12, SEK: 0 });
});

test('details read before a deposit and arriving after it keep it left to wager, and are to be read again', () => {
  const { wallet, left, read, isToBeRead } = readable({ details: 0, EUR: 0, SEK: 0 });
  wallet.apply(deposit({ sequence: 7, balance: 160.04 }), IS_DEPOSIT);
  read({ details: 3, EUR: 3, SEK: 0 }, 6);
  expect(left()).toEqual({ details: 43.04, EUR: 43.04, SEK: 0 });
  expect(isToBeRead()).toBe(true);
  read({ details: 41, EUR: 41, SEK: 0 }, 7);
  expect(left()).toEqual({ details: 41, EUR: 41, SEK: 0 });
  expect(isToBeRead()).toBe(false);
});

test('a reading that tells the same wallet still says what is left to wager', async () => {
  const { wallet, left, queryClient } = readable({ details: 0 });
  wallet.apply(deposit({ sequence: 7, balance: 160.04 }), IS_DEPOSIT);
  expect(left()?.details).toBe(40.04);
  const known = queryClient.getQueryData<UserDetails>(queryKeys.userDetails);
  const queryFn = () => Promise.resolve({ ...known, wageringLeft: 0 });
  await queryClient.query({ queryKey: queryKeys.userDetails, queryFn });
  expect(left()?.details).toBe(0);
});

test('a deposit that a newer event overtook is left to wager too', () => {
  const { wallet, left } = readable({ details: 0, EUR: 0, SEK: 0 });
  wallet.apply(credit({ sequence: 8, balance: 165 }));
  wallet.apply(deposit({ sequence: 7, balance: 160.04 }), IS_DEPOSIT);
  expect(left()).toEqual({ details: 40.04, EUR: 40.04, SEK: 0 });
});

test('a deposit that is part of the details already is not counted twice', () => {
  const { wallet, left } = readable({ details: 40.04, EUR: 40.04, SEK: 0 }, 7);
  wallet.apply(deposit({ sequence: 7, balance: 160.04 }), IS_DEPOSIT);
  expect(left()).toEqual({ details: 40.04, EUR: 40.04, SEK: 0 });
});

test('details read while a deposit waits for its frame are laid under it', () => {
  const queryClient = new QueryClient();
  const left = { details: 0, EUR: 0, SEK: 0 };
  queryClient.setQueryData(queryKeys.userDetails, detailsOf({ sequence: 6, left }));
  let write: (() => void) | null = null;
  const wallet = createWalletCache(queryClient, (next) => (write = next));
  const frame = () => write?.();
  wallet.apply(deposit({ sequence: 7, balance: 160.04 }), IS_DEPOSIT);
  // As the event's own refresh marks them at once.
  void queryClient.invalidateQueries({ queryKey: queryKeys.userDetails });
  frame();
  expect(leftToWager(queryClient)).toEqual({ details: 40.04, EUR: 40.04, SEK: 0 });
  expect(queryClient.getQueryState(queryKeys.userDetails)?.isInvalidated).toBe(true);
  wallet.apply(deposit({ sequence: 8, balance: 170.04, amount: 10 }), IS_DEPOSIT);
  queryClient.setQueryData(
    queryKeys.userDetails,
    detailsOf({ sequence: 7, left: { details: 40, EUR: 40, SEK: 0 } }),
  );
  frame();
  expect(leftToWager(queryClient)).toEqual({ details: 50, EUR: 50, SEK: 0 });
});

test('a deposit has the details read once by whoever looks, and play after it not again [SES-11]', async () => {
  const queryClient = new QueryClient();
  let sequence = 6;
  const queryFn = vi.fn(() => Promise.resolve(detailsOf({ sequence, left: { details: sequence, EUR: 0 } })));
  const stop = new QueryObserver(queryClient, {
    queryKey: queryKeys.userDetails,
    queryFn,
    staleTime: Infinity,
  }).subscribe(() => undefined);
  await vi.waitFor(() => expect(leftToWager(queryClient)?.details).toBe(6));
  const wallet = createWalletCache(queryClient);
  sequence = 7;
  wallet.apply(deposit({ sequence, balance: 160.04 }), IS_DEPOSIT);
  const event = { name: 'credit', payload: deposit({ sequence, balance: 160.04 }) } as const;
  refreshPayments(queryClient, event);
  expect(leftToWager(queryClient)?.details).toBe(46.04);
  await vi.waitFor(() => expect(leftToWager(queryClient)?.details).toBe(7));
  for (let next = 8; next <= 20; next += 1) wallet.apply(credit({ sequence: next, balance: 100 + next }));
  expect(queryClient.isFetching()).toBe(0);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

import { queryKeys } from '@baize/api/queries/keys';
import { ModalHost } from '@baize/links/modals';
import { PlayerProviders } from '@baize/player/player-providers';
import { createSessionStore, lastSessionEnd, SessionContext, type SessionStore } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { cashierFeature } from '../feature.ts';
import { depositIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, transaction } from '../testing/fake-cashier.ts';
import { storedPayments, type StoredPayment } from '../intent/stored-payments.ts';

afterEach(() => {
  cleanup();
  act(() => lastSessionEnd.clear());
  sessionStorage.clear();
  localStorage.clear();
});

const PLAYER = examplePlayer();
const { userId } = PLAYER.getUser;
const OTHER = examplePlayer({ user: { userId: 'u-2' } });
const SENT: StoredPayment = {
  transactionId: 't-1',
  userId,
  method: 'Visa',
  amount: 32,
  currency: 'EUR',
  createdAt: 0,
  bank: 'not-asked',
  seen: [{ status: 'completed', at: 0 }],
};

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}

const address = () => screen.getByLabelText('address').textContent;

function CacheProbe({ onCache }: { onCache(cache: QueryClient): void }) {
  onCache(useQueryClient());
  return null;
}

/** A page with a result over it, and what can happen to its session. */
async function openResult({ as }: { as: 'player' | 'visitor' }) {
  const session: SessionStore = createSessionStore({
    storeEnd: () => undefined,
    clearToken: () => undefined,
    openLogin: () => undefined,
  });
  session.dispatch({ type: as === 'player' ? 'detailsLoaded' : 'tokenMissing' });
  const platform = new FakeCashier(PLAYER);
  const rows = [transaction({ amount: 32 })];
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
  let cache: QueryClient | undefined;
  render(
    <TestProviders
      url="/casino?cpnc=7&modal=deposit-success&transactionId=t-1&met=Visa#top"
      viewer={as}
      api={platform.client()}
      player={PLAYER}
      brand={{ features: [cashierFeature] }}
    >
      <SessionContext value={session}>
        <Address />
        <PlayerProviders>
          <CacheProbe onCache={(found) => (cache = found)} />
        </PlayerProviders>
        <ModalHost />
      </SessionContext>
    </TestProviders>,
  );
  await screen.findByRole('dialog', { name: 'Deposit received' });
  return {
    logOut: () =>
      act(() => {
        session.dispatch({ type: 'signedOut' });
        cache?.clear();
      }),
    expire: () =>
      act(() => {
        session.dispatch({ type: 'sessionEnded', reason: 'SESSION_EXPIRED', at: 0 });
        cache?.clear();
      }),
    expireInOtherTab: () =>
      act(() => {
        lastSessionEnd.set({ reason: 'SESSION_EXPIRED', at: 0 });
        session.dispatch({ type: 'signedOut', elsewhere: true });
        cache?.clear();
      }),
    logIn: (player: typeof PLAYER) =>
      act(() => {
        if (player !== PLAYER)
          platform.responses['transactions'] = ok({ transactions: { count: 0, rows: [] } });
        platform.responses['get-user-details'] = ok(player);
        cache?.setQueryData(queryKeys.userDetails, player);
        session.dispatch({ type: 'signedIn' });
      }),
  };
}

const PAGE = '/casino?cpnc=7#top';

const waitForExit = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a result goes with the player who logs out, and leaves nothing in the address [PAY-04]', async () => {
  const { logOut, logIn } = await openResult({ as: 'player' });
  logOut();
  await waitForExit();
  expect(address()).toBe(PAGE);
  logIn(OTHER);
  await waitForExit();
  expect(address()).toBe(PAGE);
});

test('a player who logs in after a session that ended by itself still sees their result [PAY-04]', async () => {
  storedPayments.add(SENT);
  const { expire, logIn } = await openResult({ as: 'player' });
  expire();
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
  logIn(PLAYER);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Deposit received' }).textContent).toContain('€32.00');
  expect(address()).toContain('modal=deposit-success');
});

test('a session that expired in another tab closes nothing, also once its reason has been told there [PAY-04]', async () => {
  const { expireInOtherTab, logIn } = await openResult({ as: 'player' });
  expireInOtherTab();
  act(() => lastSessionEnd.clear());
  expect(address()).toContain('modal=deposit-success');
  logIn(PLAYER);
  expect(await screen.findByRole('dialog', { name: 'Deposit received' })).toBeTruthy();
});

test('another player who logs in after a session that ended by itself sees nothing of the result [PAY-04]', async () => {
  storedPayments.add(SENT);
  const { expire, logIn } = await openResult({ as: 'player' });
  expire();
  await screen.findByRole('link', { name: 'Log in' });
  logIn(OTHER);
  await waitForExit();
  expect(address()).toBe(PAGE);
});

test('a result that a visitor came back to stays for its player, and goes where another one logs in [PAY-04]', async () => {
  storedPayments.add(SENT);
  const first = await openResult({ as: 'visitor' });
  first.logIn(PLAYER);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Deposit received' })).toBeTruthy();
  cleanup();
  const second = await openResult({ as: 'visitor' });
  second.logIn(OTHER);
  await waitForExit();
  expect(address()).toBe(PAGE);
});

test.each([
  ['a card that never left the site', 'not-asked', false, false],
  ['a bank that was asked', 'asked', true, true],
  ['a provider that it went on at', 'not-asked', true, true],
] as const)(
  'without a session the result of %s says where it comes from [PAY-04]',
  async (_, bank, continuesElsewhere, isFromPaymentPage) => {
    storedPayments.add({ ...SENT, bank });
    const intent = exampleIntent({ userId, since: Date.now() });
    depositIntents.begin(intent);
    depositIntents.settle({
      nonce: intent.nonce,
      outcome: 'made',
      transactionId: 't-1',
      ...(continuesElsewhere && { continuesElsewhere }),
    });
    await openResult({ as: 'visitor' });
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('Log in to see the');
    expect(dialog.textContent.includes('comes from the payment page')).toBe(isFromPaymentPage);
  },
);

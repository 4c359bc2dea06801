import { ApiFailure } from '@baize/api/failure';
import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeCashier } from '../testing/fake-cashier.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { pendingWithdrawalRefusal, type RefusedPayment } from './pending-refusal.ts';
import { usePendingRefusal } from './use-pending-refusal.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const sent = {
  userId: 'u1',
  nonce: 'n1',
  methodId: 9,
  method: 'Harborpay',
  amount: 24,
  currency: 'EUR',
  since: 0,
  known: [],
  tab: 'a-tab',
};

const failure = new ApiFailure({
  kind: 'refused',
  path: '/api/user/withdraw',
  status: 422,
  code: 'INSUFFICIENT_FUNDS',
  message: '',
  reference: null,
  fieldErrors: {},
  details: {},
});

function mount(onFound: (found: RefusedPayment) => void) {
  const player = examplePlayer();
  const platform = new FakeCashier(player);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestProviders viewer="player" player={player} api={platform.client()}>
      <PlayerBoundary>{children}</PlayerBoundary>
    </TestProviders>
  );
  const options = {
    store: pendingWithdrawalRefusal,
    userId: 'u1',
    onFound,
    toast: () => ({ title: 'Refused', text: 'See the page' }),
  };
  return renderHook(() => usePendingRefusal(options), { wrapper });
}

test('a page that unloads leaves the refusal it stores to the next page, which takes it once [PAY-09]', async () => {
  const onUnload = vi.fn<(found: RefusedPayment) => void>();
  const page = mount(onUnload);
  await vi.waitFor(() => expect(page.result.current).not.toBeNull());
  page.result.current.save(failure, sent);
  expect(onUnload).not.toHaveBeenCalled();
  page.unmount();

  const onNext = vi.fn<(found: RefusedPayment) => void>();
  const next = mount(onNext);
  await vi.waitFor(() => expect(onNext).toHaveBeenCalledOnce());
  expect(onNext.mock.calls[0]?.[0].failure.code).toBe('INSUFFICIENT_FUNDS');
  next.unmount();
  expect(pendingWithdrawalRefusal.take('u1')).toBeNull();
});

test('a form that is open takes the refusal of the one before as soon as it is stored [PAY-09]', async () => {
  const left = mount(() => undefined);
  await vi.waitFor(() => expect(left.result.current).not.toBeNull());
  const { save } = left.result.current;
  left.unmount();
  const onFound = vi.fn<(found: RefusedPayment) => void>();
  const open = mount(onFound);
  await vi.waitFor(() => expect(open.result.current).not.toBeNull());
  save(failure, sent);
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledOnce());
});

test('whoever is here meanwhile neither reads it nor takes it away from its sender [PAY-09]', () => {
  pendingWithdrawalRefusal.save(failure, sent);
  expect(pendingWithdrawalRefusal.take('somebody-else')).toBeNull();
  expect(pendingWithdrawalRefusal.take(sent.userId)?.sent.nonce).toBe(sent.nonce);
  expect(pendingWithdrawalRefusal.take(sent.userId)).toBeNull();
});

import type { FailedDepositEvent } from '@baize/api/events';
import { failedDeposit } from '@baize/shell/failed-deposit';
import { PlayerIsland } from '@baize/shell/player';
import { Stage, type StageProps } from '@baize/shell/stage';
import { stagePlayer } from '@baize/shell/stage-player';
import { ToastRegion } from '@baize/ui/toast';
import { toasts } from '@baize/ui/toasts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answeringApi, ok } from '../testing/answering-api.ts';
import { FailedDepositToast } from './failed-deposit-toast.tsx';

let told = vi.fn<typeof fetch>();

beforeEach(() => {
  told = vi.fn<typeof fetch>(async () => Response.json({ success: true, data: {} }));
  vi.stubGlobal('fetch', told);
});

afterEach(() => {
  cleanup();
  act(() => {
    failedDeposit.set(null);
    toasts.clear();
  });
  localStorage.clear();
  vi.unstubAllGlobals();
});

const FAILED: FailedDepositEvent = {
  transactionId: 't-1',
  methodId: 1,
  amount: 25,
  currencyCode: 'EUR',
  code: 'PROVIDER_ERROR',
  alternativeMethodId: 9,
};

const row = { isActive: true, hidden: false };
const PAYMENTS = [
  { ...row, id: 1, title: 'Visa', name: 'visa', order: 1 },
  { ...row, id: 4, title: 'Bank transfer', name: 'bank', order: 2 },
  { ...row, id: 9, title: 'Skrill', name: 'skrill', order: 3 },
];

function Address() {
  const { pathname, search } = useLocation();
  return <Link to="/cashback">{pathname + search}</Link>;
}

function open({ payments = PAYMENTS, ...stage }: Partial<StageProps> & { payments?: unknown[] } = {}) {
  const { api, asked } = answeringApi({ 'get-payments': ok({ payments }) });
  render(
    <Stage address="/casino?cpnc=7" viewer="player" api={api} {...stage}>
      <Address />
      <PlayerIsland>
        <FailedDepositToast />
      </PlayerIsland>
      <ToastRegion label="Messages" closeLabel="Close" />
    </Stage>,
  );
  return { user: userEvent.setup(), asked };
}

const fails = (parts: Partial<FailedDepositEvent> = {}) =>
  act(() => failedDeposit.set({ ...FAILED, ...parts }));

test('a payment that fails later is told with its reason, and leads to the cashier by the method the platform names', async () => {
  const { user } = open();
  fails();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Your deposit of €25.00 did not go through');
  expect(notice.textContent).toMatch(/provider/i);
  await user.click(screen.getByRole('button', { name: 'Pay by Skrill instead' }));
  expect(await screen.findByText('/deposit?activeMethod=9')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(JSON.stringify(told.mock.calls)).toContain('ALTERNATIVE_METHOD_BUTTON'));
});

test('a method this player cannot use is not offered: their first other one is', async () => {
  open({ payments: PAYMENTS.filter(({ id }) => id !== 9) });
  fails();
  expect(await screen.findByRole('button', { name: 'Pay by Bank transfer instead' })).toBeTruthy();
});

test('without another method, and for players who shut themselves out, there is the reason alone', async () => {
  open({ payments: [] });
  fails({ code: 'no such code' });
  expect((await screen.findByRole('alert')).textContent).toContain('The payment did not go through.');
  expect(screen.queryByRole('button', { name: /instead/ })).toBeNull();
  cleanup();
  act(() => toasts.clear());
  const { getUser, ...rest } = stagePlayer();
  const userLimit = { isSelfExclusionPermanent: true, selfExclusion: null, frozenUntil: null };
  open({ player: { ...rest, getUser: { ...getUser, userLimit } } });
  fails({ transactionId: 't-2' });
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: /instead/ })).toBeNull();
});

test('where the settings make the cashier a modal it opens over the page, whose query stays', async () => {
  const { user } = open({
    settings: { pageUrlSetup: [{ key: 'deposit', href: '?modal=deposit', shallow: true }] },
  });
  fails();
  await user.click(await screen.findByRole('button', { name: /instead/ }));
  expect(await screen.findByText('/casino?cpnc=7&activeMethod=9&modal=deposit')).toBeTruthy();
});

test('nobody is spoken to while they play: it is said once they leave', async () => {
  const { user, asked } = open({ address: '/casino/games/harbour-sevens' });
  fails();
  await waitFor(() => expect(asked.map(({ call }) => call)).toEqual(['get-payments']));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('link'));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('one tab tells it: a payment that another tab has told is not told again', async () => {
  open();
  fails();
  await screen.findByRole('alert');
  act(() => toasts.clear());
  fails();
  await waitFor(() => expect(failedDeposit.get()).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakePlatform, okResponse, dropConnection, errorResponse } from '../testing/fake-platform.ts';
import { lookOf, renderCalendar } from '../testing/render-calendar.tsx';
import { freezeDevice } from '../testing/render-tab.tsx';

const CLAIM = '/rakeback-claim';

let platform: FakePlatform;

beforeEach(() => {
  platform = new FakePlatform();
  freezeDevice();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a lost answer is not called failed when the days say that it was paid [RB-08]', async () => {
  platform.claims.push(() => {
    platform.markPaid('2026-11-20');
    return dropConnection();
  });
  const { tab } = renderCalendar(platform);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reward claimed' });
  expect(dialog.textContent).toContain('€4.82');
});

test('a claim that surely was not paid says so and can be tried again [RB-08]', async () => {
  platform.claims.push(() => errorResponse(422));
  const { container, tab } = renderCalendar(platform);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  await screen.findByRole('dialog', { name: 'Reward not claimed' });
  expect(lookOf(container)).toBe('claimable');
});

test('trouble of the platform names the reward and a reference, and is tried again from there [RB-07] [RB-08]', async () => {
  platform.claims.push(() =>
    Response.json({ success: false, message: 'No', reference: 'ERR-1' }, { status: 500 }),
  );
  const { tab } = renderCalendar(platform);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reward not claimed' });
  const said = (dialog.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');
  expect(said).toContain('Reward of Friday 20 November: €4.82');
  expect(said).toContain('Reference ERR-1');
  expect(said).toContain('claim it again until Sun 22 Nov, 00:00 your time (Sat 21 Nov, 23:00\u00a0UTC)');
  expect(said).toContain('Tried Fri 20 Nov, 18:17 your time (Fri 20 Nov, 17:17\u00a0UTC)');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'Reward claimed' });
  expect(platform.sent(CLAIM).map(({ method }) => method)).toEqual(['POST', 'PUT']);
});

test('a conflict over a day that is still unpaid says that it is already claimed, and offers no repeat [RB-08]', async () => {
  platform.claims.push(() => errorResponse(409));
  const { tab } = renderCalendar(platform);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reward not claimed' });
  expect(dialog.textContent).toContain('this day is already claimed');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('without a connection nobody is told that the claim was sent [RB-08]', async () => {
  const { tab } = renderCalendar(platform);
  const button = await tab.findByRole('button', { name: /^Claim/ });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  platform.isOffline = true;
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'No connection' });
  expect(dialog.textContent).toContain('Your claim may not have been sent.');
  expect(dialog.textContent).not.toContain('was sent,');
});

test.each([
  ['of a negative amount', { amount: -4.82, bonusId: 'rb-2026-11-20' }],
  ['about another bonus', { amount: 4.82, bonusId: 'rb-other' }],
])('an answer %s is a failure [RB-08]', async (_, answer) => {
  platform.claims.push(() => okResponse(answer));
  const { tab } = renderCalendar(platform);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  expect(await screen.findByRole('dialog', { name: 'Reward not claimed' })).toBeTruthy();
});

test('a repeat after a lost answer carries the same key, as PUT [RB-07] [HTTP-05]', async () => {
  platform.claims.push(dropConnection);
  const { tab } = renderCalendar(platform);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  await screen.findByRole('dialog', { name: 'Reward not claimed' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  await screen.findByRole('dialog', { name: 'Reward claimed' });
  const [first, repeat] = platform.sent(CLAIM);
  expect([first?.method, repeat?.method]).toEqual(['POST', 'PUT']);
  expect(repeat?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(first?.idempotencyKey).toBeTruthy();
});

test('a refused session is told to the session and not called a failed claim', async () => {
  platform.claims.push(() => errorResponse(403));
  const { container, tab } = renderCalendar(platform);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  await waitFor(() => expect(platform.ended).toEqual(['SESSION_EXPIRED']));
  await waitFor(() => expect(lookOf(container)).toBe('claimable'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a day that was claimed elsewhere becomes claimed without a word of failure', async () => {
  platform.claims.push(() => {
    platform.markPaid('2026-11-20');
    return errorResponse(409);
  });
  const { container, tab } = renderCalendar(platform);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  await waitFor(() => expect(lookOf(container)).toBe('claimed'));
  expect(await tab.findByText('This reward was already claimed.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(container.querySelector('[data-day="2026-11-20"]'));
});

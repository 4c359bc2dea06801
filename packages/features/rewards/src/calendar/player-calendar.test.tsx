import { PlayerBoundary } from '@baize/shell/player';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_DAYS, exampleDay } from '../testing/example-days.ts';
import {
  FakePlatform,
  okResponse,
  deferredResponse,
  dropConnection,
  errorResponse,
} from '../testing/fake-platform.ts';
import { freezeDevice, renderTab } from '../testing/render-tab.tsx';
import { PlayerCalendar } from './player-calendar.tsx';

const CLAIM = '/rakeback-claim';
const view = (
  <PlayerBoundary>
    <PlayerCalendar shape="grid" />
  </PlayerBoundary>
);

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

function lookOf(container: HTMLElement, date = '2026-11-20'): string | undefined {
  return container.querySelector<HTMLElement>(`[data-day="${date}"]`)?.dataset.look;
}

test('only today and yesterday can be claimed, and yesterday says that it is the last chance [RB-06]', async () => {
  platform.days = [...EXAMPLE_DAYS];
  const { container, tab } = renderTab(platform, view);
  const buttons = await tab.findAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Claim €3.10, Thursday 19 November',
    'Claim €4.82, Friday 20 November',
  ]);
  expect(lookOf(container, '2026-11-19')).toBe('last-chance');
  expect(tab.getByText('Last chance')).toBeTruthy();
});

test('ended, claimed and future days each have their own look [RB-03] [RB-04] [RB-05]', async () => {
  platform.days = [...EXAMPLE_DAYS];
  const { container, tab } = renderTab(platform, view);
  await tab.findAllByRole('button');
  expect(lookOf(container, '2026-11-12')).toBe('missed');
  expect(lookOf(container, '2026-11-18')).toBe('claimed');
  expect(lookOf(container, '2026-11-17')).toBe('empty');
  expect(lookOf(container, '2026-11-21')).toBe('locked');
});

test('a claim says the amount that was paid, not the one that was shown [RB-08]', async () => {
  platform.claims.push(() => {
    platform.markPaid('2026-11-20');
    return okResponse({ amount: 5.01, bonusId: 'rb-2026-11-20', reference: 'RB-77' });
  });
  const { container, tab } = renderTab(platform, view);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim €4.82/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reward claimed' });
  expect(dialog.textContent).toContain('€5.01 added to your balance');
  expect(dialog.textContent).toContain('Reward of Friday 20 November');
  expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
  expect(lookOf(container)).toBe('claimed');
});

test('a claim names its bonus, its day, the zone and the player’s date [RB-07]', async () => {
  const { tab } = renderTab(platform, view);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  await screen.findByRole('dialog', { name: 'Reward claimed' });
  expect(platform.sent(CLAIM)).toMatchObject([
    {
      method: 'POST',
      query: { timeZone: 'Europe/Amsterdam', customerDate: '2026-11-20', bonusId: 'rb-2026-11-20' },
      body: { bonusId: 'rb-2026-11-20', claimDate: '2026-11-20', customerDate: '2026-11-20' },
    },
  ]);
});

test('after a claim the days and the player’s details are read again [RB-08]', async () => {
  const { tab } = renderTab(platform, view);
  await tab.findByRole('button', { name: /^Claim/ });
  const before = platform.requests.length;
  await userEvent.click(tab.getByRole('button', { name: /^Claim/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reward claimed' });
  await waitFor(() => {
    const paths = platform.requests.slice(before).map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('/get-rakeback-days'))).toHaveLength(1);
    expect(paths.filter((path) => path.endsWith('/get-user-details'))).toHaveLength(1);
  });
  expect(await within(dialog).findByText('RB-1')).toBeTruthy();
});

test('fifty clicks are one claim, held while it is on its way [HTTP-05]', async () => {
  const { answer, release } = deferredResponse();
  platform.claims.push(answer);
  const { container, tab } = renderTab(platform, view);
  const button = await tab.findByRole('button', { name: /^Claim/ });
  act(() => {
    for (let click = 0; click < 50; click += 1) button.click();
  });
  await waitFor(() => expect(platform.sent(CLAIM)).toHaveLength(1));
  expect(lookOf(container)).toBe('pending');
  expect(button.getAttribute('aria-busy')).toBe('true');
  release(platform.pay());
  await screen.findByRole('dialog', { name: 'Reward claimed' });
  expect(platform.sent(CLAIM)).toHaveLength(1);
});

test('two tabs claim once; the other one shows the day as claimed [HTTP-05]', async () => {
  const { answer, release } = deferredResponse();
  platform.claims.push(answer);
  const first = renderTab(platform, view);
  const second = renderTab(platform, view);
  await userEvent.click(await first.tab.findByRole('button', { name: /^Claim/ }));
  await userEvent.click(await second.tab.findByRole('button', { name: /^Claim/ }));
  await waitFor(() => expect(platform.sent(CLAIM)).toHaveLength(1));
  release(platform.pay());
  await waitFor(() => expect(lookOf(second.container)).toBe('claimed'));
  expect(lookOf(first.container)).toBe('claimed');
  expect(platform.sent(CLAIM)).toHaveLength(1);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a lost answer is not called failed when the days say that it was paid [RB-08]', async () => {
  platform.claims.push(() => {
    platform.markPaid('2026-11-20');
    return dropConnection();
  });
  const { tab } = renderTab(platform, view);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reward claimed' });
  expect(dialog.textContent).toContain('€4.82');
});

test('a claim that surely was not paid says so and can be tried again [RB-08]', async () => {
  platform.claims.push(() => errorResponse(422));
  const { container, tab } = renderTab(platform, view);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  await screen.findByRole('dialog', { name: 'Reward not claimed' });
  expect(lookOf(container)).toBe('claimable');
});

test('trouble of the platform names the reward and a reference, and is tried again from there [RB-07] [RB-08]', async () => {
  platform.claims.push(() =>
    Response.json({ success: false, message: 'No', reference: 'ERR-1' }, { status: 500 }),
  );
  const { tab } = renderTab(platform, view);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reward not claimed' });
  const said = (dialog.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');
  expect(said).toContain('Reward of Friday 20 November: €4.82');
  expect(said).toContain('Reference ERR-1');
  expect(said).toContain('claim it again until Sun 22 Nov, 00:00 your time (Sat 21 Nov, 23:00 UTC)');
  expect(said).toContain('Tried Fri 20 Nov, 18:17 your time (Fri 20 Nov, 17:17 UTC)');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'Reward claimed' });
  expect(platform.sent(CLAIM).map(({ method }) => method)).toEqual(['POST', 'PUT']);
});

test('a conflict over a day that is still unpaid says that it is already claimed, and offers no repeat [RB-08]', async () => {
  platform.claims.push(() => errorResponse(409));
  const { tab } = renderTab(platform, view);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reward not claimed' });
  expect(dialog.textContent).toContain('this day is already claimed');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('without a connection nobody is told that the claim was sent [RB-08]', async () => {
  const { tab } = renderTab(platform, view);
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
  const { tab } = renderTab(platform, view);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  expect(await screen.findByRole('dialog', { name: 'Reward not claimed' })).toBeTruthy();
});

test('a repeat after a lost answer carries the same key, as PUT [RB-07] [HTTP-05]', async () => {
  platform.claims.push(dropConnection);
  const { tab } = renderTab(platform, view);
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
  const { container, tab } = renderTab(platform, view);
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
  const { container, tab } = renderTab(platform, view);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  await waitFor(() => expect(lookOf(container)).toBe('claimed'));
  expect(await tab.findByText('This reward was already claimed.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(container.querySelector('[data-day="2026-11-20"]'));
});

test('the keyboard comes back to the day when the last word is read', async () => {
  const { container, tab } = renderTab(platform, view);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim/ }));
  await screen.findByRole('dialog', { name: 'Reward claimed' });
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(container.querySelector('[data-day="2026-11-20"]')),
  );
});

test('days that cannot be read say so and can be asked for again', async () => {
  platform.days = [exampleDay()];
  const answer = vi.spyOn(platform, 'client');
  const down = () => Promise.reject(new Error('down'));
  answer.mockReturnValue({ send: down, upload: down, report: () => undefined });
  const { tab } = renderTab(platform, view);
  expect(await tab.findByText('Your days could not be loaded. Nothing is lost.')).toBeTruthy();
  expect(tab.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

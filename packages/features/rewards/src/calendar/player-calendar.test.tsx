import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_DAYS, exampleDay } from '../testing/example-days.ts';
import { FakePlatform, okResponse, deferredResponse } from '../testing/fake-platform.ts';
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

test('only today and yesterday can be claimed, and yesterday says that it is the last chance [RB-06]', async () => {
  platform.days = [...EXAMPLE_DAYS];
  const { container, tab } = renderCalendar(platform);
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
  const { container, tab } = renderCalendar(platform);
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
  const { container, tab } = renderCalendar(platform);
  await userEvent.click(await tab.findByRole('button', { name: /^Claim €4.82/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reward claimed' });
  expect(dialog.textContent).toContain('€5.01 added to your balance');
  expect(dialog.textContent).toContain('Reward of Friday 20 November');
  expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
  expect(lookOf(container)).toBe('claimed');
});

test('a claim names its bonus, its day, the zone and the player’s date [RB-07]', async () => {
  const { tab } = renderCalendar(platform);
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
  const { tab } = renderCalendar(platform);
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
  const { container, tab } = renderCalendar(platform);
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
  const first = renderCalendar(platform);
  const second = renderCalendar(platform);
  await userEvent.click(await first.tab.findByRole('button', { name: /^Claim/ }));
  await userEvent.click(await second.tab.findByRole('button', { name: /^Claim/ }));
  await waitFor(() => expect(platform.sent(CLAIM)).toHaveLength(1));
  release(platform.pay());
  await waitFor(() => expect(lookOf(second.container)).toBe('claimed'));
  expect(lookOf(first.container)).toBe('claimed');
  expect(platform.sent(CLAIM)).toHaveLength(1);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the keyboard comes back to the day when the last word is read', async () => {
  const { container, tab } = renderCalendar(platform);
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
  const { tab } = renderCalendar(platform);
  expect(await tab.findByText('Your days could not be loaded. Nothing is lost.')).toBeTruthy();
  expect(tab.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

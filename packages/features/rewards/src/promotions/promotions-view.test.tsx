import { suppressionStatusStore } from '@baize/player/exclusion-status';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { banner, eveningSpins, gift, welcome } from '../testing/example-promotions.ts';
import { FakePromotions } from '../testing/fake-promotions.ts';
import { freezeDevice } from '../testing/render-tab.tsx';
import { PromotionsView } from './promotions-view.tsx';

beforeEach(() => freezeDevice());
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['somebody'];
  suppressionStatusStore.set('unknown');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const RETRY = { code: 'RETRY_PERIOD', until: '2026-11-21T12:00:00Z', reference: null };

/** As a page reached by a link: what everybody is shown has its code. */
async function show(platform: FakePromotions, stage: Partial<TestProvidersProps> = {}) {
  const served = { category: null, rows: platform.rows, count: platform.rows.length };
  await act(async () => {
    render(
      <TestProviders viewer="player" api={platform.client()} player={platform.player} {...stage}>
        <PromotionsView served={served} />
      </TestProviders>,
    );
    await vi.dynamicImportSettled();
  });
}

const text = (of: Element = document.body) => (of.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');

test('the kinds and the way to the calendar stay the same elements while the list becomes the player’s own', async () => {
  await show(new FakePromotions(), { viewer: 'visitor' });
  const calendar = await screen.findByRole('link', { name: 'Promo calendar' });
  const spins = screen.getByRole('link', { name: 'Free spins' });
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(document.querySelector('[data-banner]')).toBeTruthy());
  expect(screen.getByRole('link', { name: 'Promo calendar' })).toBe(calendar);
  await userEvent.setup({ delay: null }).click(spins);
  expect(spins.getAttribute('aria-current')).toBe('true');
  expect(spins.isConnected).toBe(true);
});

/** Something is being pressed: jsdom knows nothing of `:active`. */
const holdPress = () =>
  vi
    .spyOn(document, 'querySelector')
    .mockImplementation((wanted) => (wanted.includes(':active') ? document.body : null));

test('a press on everybody’s list is pressed to the end before the list becomes the player’s own', async () => {
  const held = holdPress();
  const platform = new FakePromotions();
  await show(platform);
  await act(() => vi.dynamicImportSettled());
  const [details] = screen.getAllByRole('button', { name: 'Details' });
  if (!details) throw new Error('No promotion has details.');
  expect(platform.promotionRequests()).toHaveLength(0);
  held.mockRestore();
  fireEvent.mouseUp(details);
  fireEvent.click(details);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await waitFor(() => expect(details.isConnected).toBe(false));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('the keyboard stays on its control while everybody’s list becomes the visitor’s own', async () => {
  document.documentElement.dataset['somebody'] = '';
  const held = holdPress();
  await show(new FakePromotions(), { viewer: 'visitor' });
  await act(() => vi.dynamicImportSettled());
  const details = () => screen.getAllByRole('button', { name: 'Details' })[1];
  const before = details();
  before?.focus();
  held.mockRestore();
  fireEvent.keyUp(document.body);
  await waitFor(() => expect(before?.isConnected).toBe(false));
  expect(document.activeElement).toBe(details());
});

test('whoever has shut themselves out finds no kinds and no way to the calendar there', async () => {
  const platform = new FakePromotions();
  platform.player = playerFixture({ limit: { selfExclusion: '2026-12-20' } });
  await show(platform);
  await screen.findByText('Nothing is offered to you now');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Promo calendar' })).toBeNull());
  expect(screen.queryByRole('link', { name: 'Free spins' })).toBeNull();
});

test('what is open to the player stands first, then what they have, then what is closed to them', async () => {
  const platform = new FakePromotions();
  platform.rows = [
    eveningSpins({ check: RETRY }),
    gift({ id: 'had', claimed: true, status: 'active' }),
    welcome(),
    gift({ id: 'open' }),
  ];
  await show(platform);
  await waitFor(() => expect(platform.promotionRequests()).toHaveLength(1));
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('[data-banner]')].map((one) => one.getAttribute('data-banner')),
    ).toEqual(['harbour-welcome', 'open', 'had', 'evening-spins']),
  );
});

test('a promotion that is not open tells why, until when, when it runs and when it starts, in both times', async () => {
  const platform = new FakePromotions();
  platform.rows = [
    eveningSpins({ check: RETRY, start: '2026-11-22T17:00:00Z' }),
    welcome({ banner: banner('Begun'), start: '2026-11-01T00:00:00Z' }),
  ];
  await show(platform);
  const spins = await screen.findByRole('article', { name: 'Evening spins' });
  await waitFor(() => expect(text(spins)).toContain('You have had this bonus recently.'));
  expect(text(spins)).toContain('Opens Sat 21 Nov, 13:00 your time (Sat 21 Nov, 12:00\u00a0UTC)');
  expect(text(spins)).toContain('Mon – Fri · 18:00–21:00 your time (17:00–20:00 UTC)');
  expect(text(spins)).toContain('Opens Sun 22 Nov, 18:00 your time (Sun 22 Nov, 17:00\u00a0UTC)');
  expect(text(screen.getByRole('article', { name: 'Begun' }))).not.toContain('Opens');
});

test('a promotion without figures leaves no empty row for them', async () => {
  const platform = new FakePromotions();
  platform.rows = [gift({ multiplier: null, maxWin: null })];
  await show(platform);
  const shell = await screen.findByRole('article', { name: 'A shell on the beach' });
  expect(shell.querySelector('dl')).toBeNull();
});

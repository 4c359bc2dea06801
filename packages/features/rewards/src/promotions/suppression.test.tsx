import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayerBoundary } from '@baize/player';
import { PlayerRewards } from '../player-rewards.tsx';
import { banner, eveningSpins, gift, welcome } from '../testing/example-promotions.ts';
import { dayLimit, FakePromotions } from '../testing/fake-promotions.ts';
import { deferredResponse } from '../testing/fake-platform.ts';
import { freezeDevice } from '../testing/render-tab.tsx';
import { LiveOffers } from './live-offers.tsx';
import { LivePromotions } from './live-promotions.tsx';
import { LiveStrip } from './live-strip.tsx';

beforeEach(() => freezeDevice());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const SLOTS: Record<string, ReactNode> = {
  'root.promotions': <LiveStrip viewer="player" fallback={null} />,
  'free-money.offers': <LiveOffers viewer="player" fallback={null} />,
  'root.rewards': (
    <PlayerBoundary>
      <PlayerRewards />
    </PlayerBoundary>
  ),
};

const WHO = {
  excluded: { limit: { selfExclusion: '2026-12-20' } },
  frozen: { limit: { frozenUntil: '2026-12-20T00:00:00Z' } },
  limited: {},
} as const;

function platformFor(why: keyof typeof WHO): FakePromotions {
  const platform = new FakePromotions();
  platform.player = playerFixture(WHO[why]);
  if (why === 'limited') platform.limits = [dayLimit({ type: 'loss', used: 50, left: 0 })];
  return platform;
}

async function show(platform: FakePromotions, view: ReactNode) {
  await act(async () => {
    render(
      <TestProviders viewer="player" api={platform.client()} player={platform.player}>
        {view}
      </TestProviders>,
    );
  });
}

const slots = () => document.querySelectorAll('[data-promo-slot]');
const read = (platform: FakePromotions) => platform.requests.some(({ path }) => path.endsWith('/limits'));

const cases = Object.keys(SLOTS).flatMap((slot) =>
  (['excluded', 'frozen', 'limited'] as const).map((why) => [slot, why] as const),
);

test.each(cases)('%s is empty for an %s player, and nothing is asked for it', async (slot, why) => {
  const platform = platformFor(why);
  await show(platform, SLOTS[slot]);
  await waitFor(() => expect(read(platform)).toBe(true));
  await waitFor(() => expect(slots()).toHaveLength(0));
  expect(document.body.textContent).toBe('');
  expect(platform.promotionRequests()).toEqual([]);
});

test.each(Object.keys(SLOTS))(
  '%s is empty where the limits cannot be read: nobody knows who may see it',
  async (slot) => {
    const platform = new FakePromotions();
    platform.failing.add('limits');
    await show(platform, SLOTS[slot]);
    await waitFor(() => expect(read(platform)).toBe(true));
    await waitFor(() => expect(slots()).toHaveLength(0));
    expect(platform.promotionRequests()).toEqual([]);
  },
);

test.each(Object.keys(SLOTS))('%s is filled for a player who is free to play', async (slot) => {
  await show(new FakePromotions(), SLOTS[slot]);
  await waitFor(() => expect(slots()).toHaveLength(1));
  expect(slots()[0]?.getAttribute('data-promo-slot')).toBe(slot);
});

test.each(['root.promotions', 'free-money.offers'])(
  '%s stays empty until the limits are known, and when they cannot be read',
  async (slot) => {
    const waiting = new FakePromotions();
    waiting.waiting.set('limits', deferredResponse());
    await show(waiting, SLOTS[slot]);
    expect(slots()).toHaveLength(0);
    expect(waiting.promotionRequests()).toEqual([]);
    cleanup();
    const broken = new FakePromotions();
    broken.failing.add('limits');
    await show(broken, SLOTS[slot]);
    await waitFor(() => expect(read(broken)).toBe(true));
    expect(broken.promotionRequests()).toEqual([]);
  },
);

test.each(['excluded', 'frozen', 'limited'] as const)(
  'the promotions page tells an %s player why it is empty, and leads to withdrawal and safer play',
  async (why) => {
    const platform = platformFor(why);
    await show(platform, <LivePromotions viewer="player" served={null} />);
    await screen.findByText('Nothing is offered to you now');
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw');
    expect(screen.getByRole('link', { name: 'Safer play' }).getAttribute('href')).toBe(
      '/responsible-gambling',
    );
    expect(document.querySelectorAll('[data-banner]')).toHaveLength(0);
    expect(platform.promotionRequests()).toEqual([]);
  },
);

test('a player at a limit is told until when, in both times', async () => {
  await show(platformFor('limited'), <LivePromotions viewer="player" served={null} />);
  await screen.findByText('Nothing is offered to you now');
  const text = (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('Sat 21 Nov, 00:00 your time (Fri 20 Nov, 23:00\u00a0UTC)');
});

test('the strip shows three banners at most, each leading to the promotions', async () => {
  await show(new FakePromotions(), SLOTS['root.promotions']);
  await screen.findByRole('heading', { name: 'Promotions' });
  expect(document.querySelectorAll('[data-banner]')).toHaveLength(3);
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toBe('/promotions');
});

test('the strip shows first what is open to the player; what they have says so and leads to their bonuses', async () => {
  const platform = new FakePromotions();
  const check = { code: 'RETRY_PERIOD', until: null, reference: null };
  platform.rows = [
    eveningSpins({ check }),
    gift({ id: 'had', banner: banner('Shell'), claimed: true, status: 'active' }),
    welcome({ banner: banner('Welcome') }),
  ];
  await show(platform, SLOTS['root.promotions']);
  await screen.findByRole('heading', { name: 'Promotions' });
  const [, ...links] = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['/promotions', expect.stringContaining('Welcome')],
    ['/bonuses', expect.stringMatching(/Shell.*You have it$/)],
    ['/promotions', expect.stringMatching(/Evening spins.*Not open to you now$/)],
  ]);
});

test('the free-money page puts what is open to the player first', async () => {
  const platform = new FakePromotions();
  const check = { code: 'RETRY_PERIOD', until: null, reference: null };
  platform.rows = [gift({ id: 'closed', check }), gift({ id: 'open' })];
  await show(platform, SLOTS['free-money.offers']);
  await waitFor(() => expect(document.querySelectorAll('[data-banner]')).toHaveLength(2));
  expect(document.querySelector('[data-banner]')?.getAttribute('data-banner')).toBe('open');
});

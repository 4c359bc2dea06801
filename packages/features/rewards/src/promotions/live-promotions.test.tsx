import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { banner, barePromotion, eveningSpins, gift, welcome } from '../testing/example-promotions.ts';
import { FakePromotions } from '../testing/fake-promotions.ts';
import { freezeDevice } from '../testing/render-tab.tsx';
import { LivePromotions } from './live-promotions.tsx';
import { PromoBar } from './promo-bar.tsx';

beforeEach(() => freezeDevice());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show(platform: FakePromotions, stage: Partial<TestProvidersProps> = {}) {
  const viewer = stage.viewer === 'visitor' ? 'visitor' : 'player';
  return render(
    <TestProviders viewer={viewer} api={platform.client()} player={platform.player} {...stage}>
      <PromoBar />
      <LivePromotions viewer={viewer} served={null} />
    </TestProviders>,
  );
}

const banners = () => [...document.querySelectorAll('[data-banner]')];
const card = async (name: RegExp) => within(await screen.findByRole('article', { name }));
const user = () => userEvent.setup({ delay: null });

test('the promotions are asked for with everything they depend on [PRO-08]', async () => {
  const platform = new FakePromotions();
  platform.subdivision = 'NL-NH';
  localStorage.setItem(
    'baize.tracking',
    JSON.stringify({ cpnc: { value: 'harbour', expiresAt: Date.parse('2027-01-01T00:00:00Z') } }),
  );
  show(platform, { url: '/promotions?category=no-deposit', locale: 'de' });
  await screen.findByRole('article', { name: 'A shell on the beach' });
  expect(platform.promotionRequests()).toEqual([
    {
      pageNo: '1',
      limit: '20',
      language: 'de',
      cpnc: 'harbour',
      dayOfWeek: '5',
      timeZone: 'Europe/Amsterdam',
      countryCheck: 'true',
      countryCode: 'NL',
      subdivision: 'NL-NH',
      currencyCode: 'EUR',
      type: 'no_deposit',
    },
  ]);
});

test('what is not known is not asked with, and a place nobody can tell holds nothing up', async () => {
  const platform = new FakePromotions();
  platform.failing.add('get-location');
  show(platform, { viewer: 'visitor' });
  await screen.findByRole('article', { name: 'Evening spins' });
  expect(platform.promotionRequests()[0]).toEqual({
    pageNo: '1',
    limit: '20',
    language: 'en',
    dayOfWeek: '5',
    timeZone: 'Europe/Amsterdam',
  });
});

test('every row with a banner is one, by the banner’s title; a row without is none [PRO-01]', async () => {
  show(new FakePromotions());
  await screen.findByRole('article', { name: 'Evening spins' });
  expect(banners()).toHaveLength(7);
  const plain = screen.getByRole('article', { name: 'Message in a bottle' });
  expect(plain.closest('[data-banner]')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('8 of 8');
});

test('a long title is cut to 35 characters for the eye and whole for whoever listens [PRO-02]', async () => {
  const platform = new FakePromotions();
  platform.rows = [
    welcome({ banner: { bannerTitle: `${'a'.repeat(33)}🌊👨‍👩‍👧 tail`, image: null, text: null, href: null } }),
  ];
  show(platform);
  const title = await screen.findByRole('heading', { name: `${'a'.repeat(33)}🌊👨‍👩‍👧 tail` });
  expect(title.querySelector('[aria-hidden]')?.textContent).toBe(`${'a'.repeat(33)}🌊…`);
});

test('further pages load by a press, and the count says how many there are [PRO-01]', async () => {
  const platform = new FakePromotions();
  platform.rows = Array.from({ length: 37 }, (_, place) => gift({ id: `gift-${place}` }));
  show(platform);
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(screen.getByRole('status').textContent).toBe('20 of 37');
  await user().click(more);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('37 of 37'));
  expect(banners()).toHaveLength(37);
  expect(platform.promotionRequests().map(({ pageNo }) => pageNo)).toEqual(['1', '2']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('a page that does not come leaves the others, and can be asked for again', async () => {
  const platform = new FakePromotions();
  platform.rows = Array.from({ length: 21 }, (_, place) => gift({ id: `gift-${place}` }));
  show(platform);
  const more = await screen.findByRole('button', { name: 'Show more' });
  platform.failing.add('get-all-bonus');
  await user().click(more);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('could not be loaded'));
  expect(banners()).toHaveLength(20);
  platform.failing.clear();
  await user().click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(banners()).toHaveLength(21));
});

test('a kind is chosen in the address and narrows the list', async () => {
  const platform = new FakePromotions();
  show(platform);
  await user().click(await screen.findByRole('link', { name: 'Free spins' }));
  await waitFor(() => expect(banners()).toHaveLength(2));
  expect(platform.promotionRequests().at(-1)).toMatchObject({ type: 'freespins', pageNo: '1' });
  expect(screen.getByRole('link', { name: 'Free spins' }).getAttribute('aria-current')).toBe('true');
});

test('a visitor is led to an account, a player to what this promotion asks', async () => {
  const platform = new FakePromotions();
  const shown = show(platform, { viewer: 'visitor' });
  const visitor = await card(/Double/);
  expect(visitor.getByRole('link', { name: 'Create account' }).getAttribute('href')).toContain(
    'modal=sign-up',
  );
  shown.unmount();
  platform.rows = [
    welcome(),
    eveningSpins(),
    gift({ couponNeeded: true }),
    gift({ id: 'had', banner: banner('Had'), claimed: true, status: 'active' }),
  ];
  show(platform);
  const welcomed = await card(/Double/);
  expect(welcomed.getByText('Deposit from')).toBeTruthy();
  const deposit = welcomed.getByRole('link', { name: 'Deposit' });
  expect(deposit.getAttribute('href')).toMatch(/^\/deposit\?bonusId=./);
  expect((await card(/Evening/)).getByRole('button', { name: 'Activate' })).toBeTruthy();
  expect((await card(/shell/)).getByRole('link', { name: 'Enter the coupon' })).toBeTruthy();
  expect((await card(/Had/)).getByText('You have it')).toBeTruthy();
});

test('a bonus that asks for nothing is activated where it stands', async () => {
  const platform = new FakePromotions();
  platform.rows = [gift()];
  show(platform);
  const shell = await card(/shell/);
  await user().click(shell.getByRole('button', { name: 'Details' }));
  await user().click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Activate' }));
  const question = within(await screen.findByRole('dialog', { name: 'Activate this bonus?' }));
  await user().click(question.getByRole('button', { name: 'Activate' }));
  await screen.findByRole('dialog', { name: 'Bonus activated' });
  expect(platform.requests.filter(({ path }) => path.endsWith('/activate-bonus'))).toHaveLength(1);
});

test('a promotion that is not to be had says why instead of a way to take it, and the rest one press away', async () => {
  const platform = new FakePromotions();
  const check = { code: 'VALID_ON_DAYS', until: '2026-11-20T23:00:00Z', reference: null };
  platform.rows = [eveningSpins({ check })];
  show(platform);
  const spins = await card(/Evening/);
  expect(spins.getByText(/not valid today/)).toBeTruthy();
  expect(spins.queryByRole('button', { name: 'Activate' })).toBeNull();
  await user().click(spins.getByRole('button', { name: 'Why not?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Evening spins' }));
  const text = () => (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');
  expect(text()).toContain('Opens Sat 21 Nov, 00:00 your time (Fri 20 Nov, 23:00\u00a0UTC)');
  expect(dialog.getByRole('link', { name: 'See the promo calendar' })).toBeTruthy();
});

test('the details work a deposit bonus out and give its hours in both times', async () => {
  const platform = new FakePromotions();
  platform.rows = [welcome({ fromTime: '18:00', toTime: '21:00', timeZone: 'Europe/Athens' })];
  platform.player = playerFixture();
  show(platform);
  await user().click((await card(/Double/)).getByRole('button', { name: 'Details' }));
  await screen.findByRole('dialog');
  const text = (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain(
    'a deposit of €20.00 adds a bonus of €20.00. What is left of it becomes your own only after stakes of €600.00 in all. You can lose the bonus and your deposit before that.',
  );
  expect(text).toContain('17:00–20:00 your time (16:00–19:00 UTC)');
});

test('a list that cannot be read says so and can be tried again; an empty one is no failure', async () => {
  const platform = new FakePromotions();
  platform.failing.add('get-all-bonus');
  show(platform);
  await screen.findByText('Promotions could not be loaded');
  platform.failing.clear();
  platform.rows = [];
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No promotions today')).toBeTruthy();
});

test('a promotion that says only its name still has its row', async () => {
  const platform = new FakePromotions();
  platform.rows = [barePromotion({ name: 'Quay gift' })];
  show(platform);
  expect(await screen.findByRole('article', { name: 'Quay gift' })).toBeTruthy();
  expect(banners()).toHaveLength(0);
});

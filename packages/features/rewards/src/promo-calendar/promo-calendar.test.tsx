import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { banner, eveningSpins, gift, welcome } from '../testing/example-promotions.ts';
import { dayLimit, FakePromotions } from '../testing/fake-promotions.ts';
import { freezeDevice } from '../testing/render-tab.tsx';
import { PromoCalendarDialog } from './promo-calendar-dialog.tsx';

beforeEach(() => freezeDevice());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const nothing = () => undefined;

function show(platform: FakePromotions, stage: Partial<TestProvidersProps> = {}) {
  return render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player} {...stage}>
      <PromoCalendarDialog open close={nothing} onExited={nothing} />
    </TestProviders>,
  );
}

const day = (name: string) => screen.findByRole('tab', { name });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const user = () => userEvent.setup({ delay: null });

const offers = () => {
  const platform = new FakePromotions();
  platform.rows = [
    welcome({ banner: banner('Every day') }),
    eveningSpins({ banner: banner('Workdays'), timeZone: 'Europe/Athens' }),
    gift({ id: 'weekend', banner: banner('Weekends'), validOnDays: [6, 7] }),
    gift({ id: 'over', banner: banner('Over on Tuesday'), expiry: '2026-11-24T12:00:00Z' }),
    gift({ id: 'gone', banner: banner('Over on Thursday'), expiry: '2026-11-19T12:00:00Z' }),
  ];
  return platform;
};

test('today and the six days to come are shown, with today chosen and marked [PRO-03]', async () => {
  show(offers());
  const today = await day('Friday 20 November');
  expect(screen.getAllByRole('tab')).toHaveLength(7);
  expect(today.getAttribute('aria-selected')).toBe('true');
  expect(today.getAttribute('aria-current')).toBe('date');
  expect(screen.getAllByRole('tab')[0]).toBe(today);
  expect(screen.getAllByRole('tab')[6]?.textContent).toContain('Thu26');
  await waitFor(() => expect(titles()).toEqual(['Every day', 'Workdays', 'Over on Tuesday']));
});

test('each day shows its own bonuses and is asked for by its weekday, date, zone and type [PRO-03]', async () => {
  const platform = offers();
  show(platform);
  await waitFor(() => expect(titles()).toHaveLength(3));
  await user().click(await day('Sunday 22 November'));
  await waitFor(() => expect(titles()).toEqual(['Every day', 'Weekends', 'Over on Tuesday']));
  expect(platform.promotionRequests()).toContainEqual(
    expect.objectContaining({
      dayOfWeek: '7',
      calendarDateTime: '2026-11-22',
      timeZone: 'Europe/Amsterdam',
    }),
  );
  await user().click(await day('Tuesday 24 November'));
  await waitFor(() => expect(titles()).toEqual(['Every day', 'Workdays', 'Over on Tuesday']));
  for (const [name, type, left] of [
    ['Free spins', 'freespins', ['Workdays']],
    ['Deposit bonus', 'deposit', ['Every day']],
    ['No-deposit bonus', 'no_deposit', ['Over on Tuesday']],
  ] as const) {
    await user().click(screen.getByRole('button', { name }));
    await waitFor(() => expect(titles()).toEqual(left));
    expect(platform.promotionRequests()).toContainEqual(
      expect.objectContaining({ type, dayOfWeek: '2', calendarDateTime: '2026-11-24' }),
    );
  }
});

test('hours and ends are told in the player’s time and in UTC', async () => {
  show(offers());
  await waitFor(() => expect(titles()).toHaveLength(3));
  const text = (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('17:00–20:00 your time (16:00–19:00 UTC)');
  expect(text).toContain('Until Wed 2 Dec, 00:00 your time (Tue 1 Dec, 23:00\u00a0UTC)');
});

test.each([
  ['en', '{ArrowRight}', 'Saturday 21 November'],
  ['en', '{ArrowLeft}', 'Thursday 26 November'],
  ['en', '{ArrowRight}{ArrowRight}{Home}', 'Friday 20 November'],
  ['en', '{End}{ArrowLeft}', 'Wednesday 25 November'],
] as const)('in %s the keyboard moves along the days: %s', async (locale, keys, name) => {
  show(offers(), { locale });
  (await day('Friday 20 November')).focus();
  await user().keyboard(keys);
  const chosen = await day(name);
  expect(chosen.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(chosen);
});

test('where one reads from the right the arrows lead the other way', async () => {
  show(offers(), { locale: 'ar' });
  const tabs = await screen.findAllByRole('tab');
  tabs[0]?.focus();
  await user().keyboard('{ArrowLeft}');
  expect(tabs[1]?.getAttribute('aria-selected')).toBe('true');
});

test('a day without a bonus says so; a day that cannot be read can be asked for again', async () => {
  const platform = new FakePromotions();
  platform.rows = [];
  show(platform);
  expect(await screen.findByText('No bonus of this kind on Friday 20 November.')).toBeTruthy();
  platform.failing.add('get-all-bonus');
  await user().click(await day('Monday 23 November'));
  await waitFor(() =>
    expect(platform.promotionRequests()).toContainEqual(
      expect.objectContaining({ calendarDateTime: '2026-11-23' }),
    ),
  );
});

test('each day says how many bonuses it has before it is opened, of the kind that is looked at', async () => {
  show(offers());
  const sunday = await day('Sunday 22 November');
  const told = () => document.getElementById(sunday.getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(() => expect(told()).toBe('3 bonuses you can take'));
  await user().click(screen.getByRole('button', { name: 'Deposit bonus' }));
  await waitFor(() => expect(told()).toBe('1 bonus you can take'));
});

test('a day counts what the player can take; what is closed or theirs says so and leads to its details', async () => {
  const platform = new FakePromotions();
  const check = { code: 'CANCELLED', until: null, reference: null };
  const later = { code: 'VALID_ON_DAYS', until: '2026-11-20T23:00:00Z', reference: null };
  platform.rows = [
    welcome({ banner: banner('Every day') }),
    gift({ banner: banner('Given up'), claimed: true, status: 'offered', check }),
    gift({ id: 'mine', banner: banner('Running'), claimed: true, status: 'active' }),
    gift({ id: 'later', banner: banner('From Saturday'), check: later }),
  ];
  show(platform);
  const told = async (name: string) =>
    document.getElementById((await day(name)).getAttribute('aria-describedby') ?? '')?.textContent;
  await waitFor(async () => expect(await told('Friday 20 November')).toBe('1 bonus you can take'));
  await waitFor(async () => expect(await told('Saturday 21 November')).toBe('2 bonuses you can take'));
  expect(screen.getByText('Below each day: how many bonuses you can take then.')).toBeTruthy();
  const row = (name: string) => {
    const found = screen.getByRole('heading', { level: 3, name }).closest('li');
    if (!found) throw new Error(`no row ${name}`);
    return within(found);
  };
  expect(row('Running').getByText('You have it')).toBeTruthy();
  expect(row('Given up').getByText(/has been cancelled/)).toBeTruthy();
  await user().click(row('Given up').getByRole('button', { name: 'Why not?' }));
  const details = within(await screen.findByRole('dialog', { name: 'Given up' }));
  expect(details.getByRole('link', { name: 'See other bonuses' })).toBeTruthy();
});

test('a bonus of the calendar says what it asks for, not what it is worth alone', async () => {
  const platform = new FakePromotions();
  platform.rows = [welcome()];
  show(platform);
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect(document.body.textContent).toContain('Wagering');
  expect(document.body.textContent).toContain('Deposit from');
});

test('visitors see the week, too, and nothing is asked of a player', async () => {
  const platform = offers();
  show(platform, { viewer: 'visitor' });
  await waitFor(() => expect(titles()).toEqual(['Every day', 'Workdays', 'Over on Tuesday']));
  expect(platform.requests.some(({ path }) => path.includes('/user/'))).toBe(false);
});

test.each([
  ['excluded', { limit: { selfExclusion: '2026-12-20' } }, [dayLimit()]],
  ['frozen', { limit: { frozenUntil: '2026-12-20T00:00:00Z' } }, [dayLimit()]],
  ['limited', {}, [dayLimit({ used: 50, left: 0 })]],
] as const)('to an %s player the calendar shows no bonus and says why', async (why, who, limits) => {
  const platform = offers();
  platform.player = playerFixture(who);
  platform.limits = [...limits];
  show(platform);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Nothing is offered to you now');
  expect(document.querySelector('[data-silent]')?.getAttribute('data-silent')).toBe(why);
  expect(dialog.getByRole('link', { name: 'Withdraw' })).toBeTruthy();
  expect(platform.promotionRequests()).toEqual([]);
  expect(screen.queryAllByRole('tab')).toEqual([]);
});

test('the calendar has room for whole titles', async () => {
  const platform = new FakePromotions();
  const title = 'Double your next harbour deposit, up to 100 €';
  platform.rows = [welcome({ banner: banner(title) })];
  show(platform);
  expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe(title);
});

import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { BasicLayout } from './basic-layout.tsx';
import { AppLayout } from './app-layout.tsx';
import { PanelLayout } from './panel-layout.tsx';
import './header-balance.tsx';
import './menu-sheet.tsx';
import './panel-drawer.tsx';

beforeEach(() => {
  window.innerWidth = 1280;
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset['panel'];
});

function show(View: typeof BasicLayout, parts: Omit<TestProvidersProps, 'children'> = {}) {
  render(
    <TestProviders {...parts}>
      <View>
        <h1>The page</h1>
      </View>
    </TestProviders>,
  );
  return userEvent.setup();
}

const words = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('basic navigation is a header and a bar for the thumb [NAV-13]', () => {
  show(BasicLayout);
  const always = ['Casino', 'Live casino', 'Slots', 'Promotions', 'Tournaments', 'VIP club'];
  expect(words('Main')).toEqual([...always, 'Rakeback', 'Cashback']);
  expect(words('Quick')).toEqual(['Lobby', 'Search', 'Promo', 'Rewards']);
  expect(screen.getAllByRole('button', { name: 'Menu' })).toHaveLength(2);
});

test('panel navigation is a side panel in three groups, staying in control before the rewards [NAV-13]', () => {
  show(PanelLayout);
  expect(words('Main')).toEqual([
    'Casino',
    'Live casino',
    'Slots',
    'Limits',
    'Take a break',
    'Promotions',
    'Rakeback',
    'Cashback',
    'Tournaments',
    'VIP club',
  ]);
});

test.each([
  ['basic', 'Quick'],
  ['panel', 'Main'],
] as const)('the settings choose %s navigation in any brand [NAV-13]', async (navigation, name) => {
  show(AppLayout, { settings: { navigation } });
  expect(await screen.findByRole('navigation', { name })).toBeTruthy();
});

test('a visitor is offered the ways in and the promotions, a player the deposit and favourites [NAV-08]', async () => {
  show(BasicLayout, { viewer: 'visitor' });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/?modal=login');
  expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/?modal=sign-up');
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  cleanup();
  show(PanelLayout, { viewer: 'player' });
  expect(words('Main')).toContain('Favourites');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect((await screen.findAllByRole('link', { name: 'Deposit' })).length).toBeGreaterThan(0);
});

test('a player sees the balance, in the basic bar the deposit stands in the middle [NAV-08]', async () => {
  show(BasicLayout, { viewer: 'player' });
  expect(await screen.findByText('€248.50', {}, { timeout: 5_000 })).toBeTruthy();
  expect(words('Quick')).toEqual(['Lobby', 'Search', 'Deposit', 'Rewards']);
});

test.each([
  ['basic', BasicLayout],
  ['panel', PanelLayout],
] as const)(
  'a crypto player’s balance in %s navigation is written to the last of its eight digits',
  async (_, View) => {
    const details = playerFixture({ amount: 0.048215, currencyCode: 'BTC', isCrypto: true });
    show(View, { viewer: 'player', player: details });
    const shown = await screen.findAllByText(/0\.048215/);
    expect(shown.length).toBeGreaterThan(0);
    expect(screen.queryByText(/0\.05/)).toBeNull();
  },
);

test('the drawer’s foot offers a player the way out, a visitor none', async () => {
  window.innerWidth = 375;
  const menu = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return within(await screen.findByRole('dialog', { name: 'Menu' }));
  };
  show(PanelLayout, { viewer: 'visitor' });
  expect((await menu()).queryByRole('button', { name: 'Log out' })).toBeNull();
  cleanup();
  show(PanelLayout, { viewer: 'player' });
  const waysOut = (await menu()).getAllByRole('button', { name: 'Log out' });
  expect(waysOut.filter((way) => !way.closest('[popover]'))).toHaveLength(1);
});

test.each(['/casino', '/de/casino/games/harbour-sevens'])('on %s the casino is marked [NAV-13]', (url) => {
  show(PanelLayout, { locale: url.startsWith('/de') ? 'de' : 'en', url });
  const main = within(screen.getByRole('navigation', { name: /^(?:Main|Haupt)/ }));
  expect(main.getByRole('link', { name: 'Casino' }).getAttribute('aria-current')).toBe('page');
});

test('the page the player is on is marked, in the page’s language [NAV-13]', () => {
  show(PanelLayout, { locale: 'de', url: '/de/cashback' });
  const cashback = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
    name: 'Cashback',
  });
  expect(cashback.getAttribute('href')).toBe('/de/cashback');
  expect(cashback.getAttribute('aria-current')).toBe('page');
  const casino = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
    name: 'Casino',
  });
  expect(casino.getAttribute('aria-current')).toBeNull();
});

test('a page the settings do not name has no link, one they move is linked where it went', () => {
  show(PanelLayout, {
    settings: {
      pageKeys: ['root', 'promotions'],
      pageUrlSetup: [{ key: 'promotions', href: 'https://promo.test/all' }],
    },
  });
  expect(words('Main')).not.toContain('Cashback');
  const promotions = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
    name: 'Promotions',
  });
  expect(promotions.getAttribute('href')).toBe('https://promo.test/all');
});

test('every language leads to the same page with the same query and open modal', async () => {
  const user = show(BasicLayout, { url: '/cashback?cpnc=7&modal=rakeback' });
  await user.click(screen.getAllByRole('button', { name: 'Language: English' })[0] as HTMLElement);
  const german = await screen.findByRole('link', { name: 'Deutsch' });
  expect(german.getAttribute('href')).toBe('/de/cashback?cpnc=7&modal=rakeback');
  expect(screen.getByRole('dialog').querySelectorAll('a')).toHaveLength(35);
});

test('the menu of the basic frame closes once it has led somewhere', async () => {
  const user = show(BasicLayout);
  await user.click(screen.getAllByRole('button', { name: 'Menu' })[0] as HTMLElement);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(menu).getByRole('link', { name: 'Cashback' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
});

test('the width of the panel is the player’s choice and is remembered [NAV-13]', async () => {
  const user = show(PanelLayout);
  await user.click(screen.getByRole('button', { name: 'Change the width of the menu' }));
  expect(document.documentElement.dataset['panel']).toBe('narrow');
  cleanup();
  delete document.documentElement.dataset['panel'];
  show(PanelLayout);
  expect(document.documentElement.dataset['panel']).toBe('narrow');
});

test('a tablet has no room for the open panel: the button brings the drawer [NAV-13]', async () => {
  window.innerWidth = 768;
  const user = show(PanelLayout);
  await user.click(screen.getByRole('button', { name: 'Change the width of the menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
  expect(document.documentElement.dataset['panel']).toBe('wide');
});

test('the keyboard’s first stop leads past the navigation', async () => {
  const user = show(PanelLayout);
  await user.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('#content');
  expect(document.getElementById('content')?.textContent).toContain('The page');
});

test('the brand’s name stands in the foot of every page [SET-06]', () => {
  show(BasicLayout, { settings: { brandName: 'Harbour Lights' } });
  expect(screen.getByRole('contentinfo').textContent).toContain('© Harbour Lights');
});

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { BasicLayout } from './basic-layout.tsx';
import { PanelLayout } from './panel-layout.tsx';
import './header-balance.tsx';
import './panel-tooltips.tsx';
import '@baize/wallet/wallet-switcher';

afterEach(() => {
  cleanup();
  localStorage.clear();
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

function playerOf(purses: [code: string, amount: number][]) {
  const player = playerFixture();
  const wallets = purses.map(([currencyCode, amount]) => ({
    currencyCode,
    amount,
    bonusAmount: 0,
    sequence: null,
  }));
  player.getUser.userWallet.wallets = wallets;
  return player;
}

/** Where the links of a name lead, above the foot of the page. */
function above(name: string) {
  const foot = screen.getByRole('contentinfo');
  const links = screen.queryAllByRole('link', { name }).filter((link) => !foot.contains(link));
  return links.map((link) => link.getAttribute('href'));
}

const TWO = playerOf([
  ['EUR', 248.5],
  ['USDT', 320.125],
]);

test.each([
  ['basic', BasicLayout],
  ['panel', PanelLayout],
] as const)(
  'in %s navigation the balance is a switch between the player’s wallets, and the choice is kept [SET-06]',
  async (_, View) => {
    const settings = { useMultiWallet: true };
    const user = show(View, { viewer: 'player', player: TWO, settings });
    const opener = await screen.findByRole('button', {
      name: /€248\.50.*Show another wallet|Balance.*€248\.50/,
    });
    await user.click(opener);
    await user.click(await screen.findByRole('menuitem', { name: /320\.125/ }));
    expect((await screen.findAllByText(/320\.125/)).length).toBeGreaterThan(0);
    expect(screen.queryByText('€248.50')).toBeNull();
    cleanup();
    show(View, { viewer: 'player', player: TWO, settings });
    expect((await screen.findAllByText(/320\.125/)).length).toBeGreaterThan(0);
  },
);

test.each([
  ['the brand has one wallet for each player', TWO, false],
  ['the player has one wallet', playerOf([['EUR', 248.5]]), true],
] as const)('where %s, the balance is no switch [SET-06]', async (_, player, useMultiWallet) => {
  show(BasicLayout, { viewer: 'player', player, settings: { useMultiWallet } });
  expect(await screen.findByText('€248.50')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Show another wallet/ })).toBeNull();
});

test.each([
  ['basic', BasicLayout],
  ['panel', PanelLayout],
] as const)(
  'the header of %s navigation leads to the live chat, else to the contacts [SET-06]',
  (_, View) => {
    show(View, { settings: { showLiveChat: true } });
    expect(screen.getByRole('link', { name: 'Live chat' }).getAttribute('href')).toBe('/contacts');
    expect(above('Contacts')).toEqual([]);
    cleanup();
    show(View, { settings: { showLiveChat: false } });
    expect(above('Contacts')).toEqual(['/contacts']);
    expect(screen.queryByRole('link', { name: 'Live chat' })).toBeNull();
  },
);

test('the foot of every page leads to the contacts and to the legal pages, with a chat or without', () => {
  show(BasicLayout, { settings: { showLiveChat: true } });
  const foot = within(screen.getByRole('contentinfo'));
  const hrefs = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
  const legal = ['terms-and-conditions', 'privacy-policy', 'aml-policy', 'bonus-terms', 'kyc-refund-policy'];
  for (const name of [...legal, 'legal-use-of-website', 'contacts']) expect(hrefs).toContain(`/${name}`);
});

test('a chat that is there opens in place of the page of contacts [SET-06]', () => {
  show(BasicLayout, { settings: { showLiveChat: true } });
  const chat = screen.getByRole('link', { name: 'Live chat' });
  const open = (event: Event) => event.preventDefault();
  window.addEventListener('live-chat', open);
  expect(fireEvent.click(chat)).toBe(false);
  window.removeEventListener('live-chat', open);
});

test('the narrow panel names the icon that is pointed at or reached by keyboard, the wide one need not [NAV-13]', async () => {
  const user = show(PanelLayout);
  const rows = within(screen.getByRole('navigation', { name: 'Main' }));
  const tips = () => screen.queryAllByText('Cashback').filter((words) => words.hasAttribute('aria-hidden'));
  const cashback = rows.getByRole('link', { name: 'Cashback' });
  await user.hover(cashback);
  await waitFor(() => {
    fireEvent.pointerOver(cashback);
    expect(tips()).toHaveLength(1);
  });
  await user.keyboard('{Escape}');
  expect(tips()).toHaveLength(0);
  cashback.focus();
  await waitFor(() => expect(tips()).toHaveLength(1));
});

import type { UserDetails } from '@baize/api/endpoints/session';
import { PlayerBoundary } from '@baize/player';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer, runningBonus } from '../testing/example-player.ts';
import { PlayerWithdraw } from './player-withdraw.tsx';
import { FakePayouts, refusedResponse } from './testing/fake-payouts.ts';
import { fillBank, renderWithdraw, submitWithdrawal } from './testing/render-withdraw.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

async function open(player: UserDetails, stage: Partial<TestProvidersProps> = {}) {
  const platform = new FakePayouts();
  platform.player = player;
  render(
    <TestProviders viewer="player" api={platform.client()} player={player} {...stage}>
      <PlayerBoundary>
        <PlayerWithdraw shape="page" />
      </PlayerBoundary>
    </TestProviders>,
  );
  await screen.findByRole('region', { name: 'Your balance' });
  return platform;
}

test('with nothing locked one line says what can be withdrawn, and its parts are one press away [PAY-09]', async () => {
  await open(examplePlayer());
  const line = screen.getByText('You can withdraw now').closest('summary');
  expect(line?.textContent).toMatch(/You can withdraw now.*€/);
  expect(line?.closest('details')?.open).toBe(false);
  cleanup();
  await open(examplePlayer({ depositCount: 0 }));
  expect(screen.getByText('You can withdraw now').closest('details')).toBeNull();
});

const form = () => screen.queryByRole('radio', { name: /Bank transfer/ });
const wallet = { amount: 64, bonusAmount: 50, currencyCode: 'EUR', sequence: null, wallets: [] };
const excluded = { isSelfExclusionPermanent: true, selfExclusion: null, frozenUntil: null };
const frozen = {
  isSelfExclusionPermanent: false,
  selfExclusion: null,
  frozenUntil: '2999-01-01T00:00:00Z',
};

test.each([
  [
    'no successful deposit',
    { depositCount: 0 },
    'You can withdraw after your first successful deposit.',
    'Deposit',
  ],
  [
    'no verified e-mail',
    { user: { isEmailVerified: false } },
    'Verify your e-mail address first, then withdraw.',
    'Send me the link',
  ],
  [
    'wagering not complete',
    { wageringLeft: 40 },
    'You can withdraw once the wagering of your deposit is complete.',
    'See what you have staked',
  ],
  [
    'a bonus that is active',
    { activeBonus: runningBonus() },
    'You cannot withdraw while a bonus is active. Finish or cancel it, or wait until it expires.',
    'See the bonus, or give it up',
  ],
])('%s blocks a withdrawal with a text and a way on of its own [PAY-09]', async (_why, parts, text, way) => {
  await open(examplePlayer(parts));
  const reason = (await screen.findByText(text)).closest('li');
  const ways = [...(reason?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent);
  expect(ways).toEqual([way, 'Ask support']);
  expect(form()).toBeNull();
});

test('the wagering that is left is said in money', async () => {
  await open(examplePlayer({ wageringLeft: 40 }));
  expect(screen.getByText(/€40\.00.? of it has not been staked yet\./)).toBeTruthy();
});

test('the link to verify the e-mail is sent from here', async () => {
  await open(examplePlayer({ user: { isEmailVerified: false } }));
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(/a new link is on its way/)).toBeTruthy();
});

test('one bar tells what is real, bonus, locked and withdrawable, and what withdrawing now would cost', async () => {
  const activeBonus = runningBonus({ maxWin: 500 });
  await open(examplePlayer({ activeBonus, user: { userWallet: wallet } }));
  const bar = screen.getByRole('img', { name: /of your own/ }).getAttribute('aria-label');
  expect(bar).toBe('€64.00 of your own, €50.00 bonus money, €0.00 can be withdrawn now');
  expect(document.body.textContent).toContain(
    'you would lose €50.00 of bonus money and keep €64.00 of your own',
  );
  expect(document.body.textContent).toContain('At most €500.00 of this bonus can become your own money');
  expect(screen.getByRole('region', { name: 'Active bonus' })).toBeTruthy();
});

test.each([
  [
    'self-excluded',
    excluded,
    /^Your self-exclusion is in force\. You can still withdraw your money\. No end is set/,
  ],
  ['frozen', frozen, /^Your account is frozen\. You can still withdraw your money\. It ends .*UTC/],
])('a %s player withdraws like anybody else [PAY-09] [SES-09]', async (_who, userLimit, text) => {
  const platform = await open(examplePlayer({ user: { userLimit } }));
  expect(screen.getByText(text)).toBeTruthy();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: /Harborpay/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '40');
  await user.type(screen.getByRole('textbox', { name: 'Harborpay e-mail' }), 'pieter@player.test');
  await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  expect(platform.sent).toHaveLength(1);
});

test.each([
  ['PENDING', 1],
  ['APPROVED', 0],
  [null, 0],
])('documents that are %s are told before anything is typed: %d times [PRF-07]', async (kycStatus, times) => {
  await open(examplePlayer({ user: { kycStatus } }));
  await screen.findByRole('textbox', { name: 'Amount' });
  expect(screen.queryAllByText(/Your documents are not approved yet/)).toHaveLength(times);
});

test('a self-excluded player without a deposit is not led to one', async () => {
  await open(examplePlayer({ depositCount: 0, user: { userLimit: excluded } }));
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask support' }).getAttribute('href')).toBe('/contacts');
});

test('with several wallets the one to withdraw from is chosen', async () => {
  const wallets = [{ amount: 1_500, bonusAmount: 0, currencyCode: 'USD', sequence: null }];
  const platform = await open(examplePlayer({ user: { userWallet: { ...wallet, wallets } } }), {
    settings: { useMultiWallet: true },
  });
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Withdraw from'));
  await user.click(await screen.findByRole('option', { name: 'USD' }));
  await user.click(await screen.findByRole('radio', { name: /Harborpay/ }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '40');
  await user.type(screen.getByRole('textbox', { name: 'Harborpay e-mail' }), 'v@player.test');
  await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  expect(platform.sent[0]?.body).toMatchObject({ currencyCode: 'USD', amount: 40 });
  localStorage.clear();
});

async function openKronor(left: { ofDetails: number; ofKronor: number }) {
  localStorage.setItem('baize.purse', JSON.stringify('SEK'));
  const userWallet = {
    ...wallet,
    wallets: [
      { amount: 64, bonusAmount: 0, currencyCode: 'EUR', sequence: null },
      { amount: 90, bonusAmount: 0, currencyCode: 'SEK', sequence: null, wageringLeft: left.ofKronor },
    ],
  };
  await open(examplePlayer({ wageringLeft: left.ofDetails, user: { userWallet } }), {
    settings: { useMultiWallet: true },
  });
}

test('of several wallets the wagering of its own deposits locks it, in its currency [PAY-09] [SET-06]', async () => {
  await openKronor({ ofDetails: 0, ofKronor: 40 });
  expect(screen.getByText(/has not been staked yet/).textContent).toMatch(/kr|SEK/);
});

test('of several wallets the wagering of another one does not lock it [PAY-09] [SET-06]', async () => {
  await openKronor({ ofDetails: 40, ofKronor: 0 });
  expect(screen.queryByText(/has not been staked yet/)).toBeNull();
});

test('a withdrawal refused for its wagering has the page say the same as the refusal [PAY-09]', async () => {
  const platform = new FakePayouts();
  platform.player = examplePlayer({ wageringLeft: 0 });
  platform.responses.push(() => refusedResponse('WAGERING_LEFT', { left: 40 }));
  const { user } = await renderWithdraw(platform);
  platform.player = examplePlayer({ wageringLeft: 40 });
  await fillBank(user);
  await submitWithdrawal(user);
  expect(await screen.findByText(/€40\.00.? of it has not been staked yet\./)).toBeTruthy();
  expect(screen.getByText(/Nothing was taken from your balance\./)).toBeTruthy();
  expect(screen.getByRole('img', { name: /€0\.00 can be withdrawn now/ })).toBeTruthy();
  expect(form()).toBeNull();
});

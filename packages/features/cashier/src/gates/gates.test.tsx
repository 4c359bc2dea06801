import type { TestProvidersProps } from '@baize/player/test-providers';
import { buttonClass } from '@baize/ui/button';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrow } from '../head/cashier-head.css.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, refused, transaction } from '../testing/fake-cashier.ts';
import { weeklyLimit } from '../testing/weekly-limit.ts';
import { renderDeposit, renderDepositPage, payButton, enterCard } from '../testing/render-deposit.tsx';

/** The host's own answer; the list never leaves it. */
let whitelisted = false;
beforeEach(() => {
  whitelisted = false;
  vi.stubGlobal('fetch', async () => Response.json({ whitelisted }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const SHUT = 'You cannot deposit now';
const heading = () => screen.findByRole('heading', { name: SHUT });
const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
/** Nothing to pay with is left, not even a dead button. */
const off = () => screen.queryByRole('button', { name: /^Deposit/ }) === null;

test('while excluded a player reads why deposits are off and until when, and is led to the withdrawal [SES-09]', async () => {
  const userLimit = { isSelfExclusionPermanent: false, selfExclusion: '2099-05-01', frozenUntil: null };
  const platform = new FakeCashier(examplePlayer({ user: { userLimit } }));
  renderDeposit(platform);
  await heading();
  expect(screen.getByText(/Your self-exclusion is in force, so deposits are off/).textContent).toMatch(
    /It ends .*2 May/,
  );
  expect(off()).toBe(true);
  expect(way('Withdraw')).toBe('/withdraw');
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(platform.requestsTo('get-all-bonus')).toHaveLength(0);
});

test('an exclusion for good has no end, a frozen account names its own', async () => {
  const none = { isSelfExclusionPermanent: false, selfExclusion: null, frozenUntil: null };
  const forGood = { ...none, isSelfExclusionPermanent: true };
  renderDeposit(new FakeCashier(examplePlayer({ user: { userLimit: forGood } })));
  await heading();
  expect(document.body.textContent).toContain('No end is set.');
  cleanup();
  const frozen = { ...none, frozenUntil: '2099-05-01T00:00:00Z' };
  renderDeposit(new FakeCashier(examplePlayer({ user: { userLimit: frozen } })));
  await heading();
  expect(screen.getByText(/Your account is frozen, so deposits are off/).textContent).toMatch(
    /It ends .*1 May/,
  );
});

test('a gate has one first action, and leads to a withdrawal only where something can be withdrawn', async () => {
  const first = buttonClass({ variant: 'primary' });
  const firsts = () =>
    [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')]
      .filter(({ className }) => className === first)
      .map(({ textContent }) => textContent);
  const shut = (parts: Parameters<typeof examplePlayer>[0]) => {
    cleanup();
    const platform = new FakeCashier(examplePlayer(parts));
    platform.responses['limits'] = weeklyLimit(0);
    renderDeposit(platform);
    return heading();
  };
  await shut({});
  expect(firsts()).toEqual(['Withdraw']);
  await shut({ wageringLeft: 60 });
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
  expect(firsts()).toEqual(['See your limits']);
  cleanup();
  const platform = new FakeCashier(examplePlayer());
  platform.responses['get-location'] = ok({ location: { country: { code: 'US', countryId: '9' } } });
  renderDeposit(platform, { settings: { excludedCountryCodeList: ['US'] } });
  await heading();
  expect(firsts()).toEqual(['Check again']);
  expect(way('Withdraw')).toBe('/withdraw');
});

test('a visitor’s place that is shut shuts the deposit, and is looked at again by a press', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['get-location'] = ok({ location: { country: { code: 'US', countryId: '9' } } });
  const user = renderDeposit(platform, { settings: { excludedCountryCodeList: ['US'] } });
  await heading();
  expect(screen.getByText(/Deposits are not open in the country you are in/)).toBeTruthy();
  platform.responses['get-location'] = ok({ location: { country: { code: 'NL', countryId: '1' } } });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByLabelText('Card number')).toBeTruthy();
});

test('an address on the host’s whitelist deposits wherever it is [SET-03]', async () => {
  whitelisted = true;
  const platform = new FakeCashier(examplePlayer());
  platform.responses['get-location'] = ok({ location: { country: { code: 'US', countryId: '9' } } });
  renderDeposit(platform, { settings: { excludedCountryCodeList: ['US'] } });
  expect(await screen.findByLabelText('Card number')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: SHUT })).toBeNull();
});

const UNVERIFIED = { user: { isEmailVerified: false } };

test('after a first deposit an unconfirmed e-mail is told before anything is typed, and the deposit opens once it is confirmed [PAY-08]', async () => {
  const platform = new FakeCashier(examplePlayer({ ...UNVERIFIED, depositCount: 1 }));
  platform.responses['resend-verification'] = ok({});
  const user = renderDeposit(platform);
  await heading();
  expect(off()).toBe(true);
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(screen.queryByText('Bonus with this deposit')).toBeNull();
  expect(platform.requestsTo('get-all-bonus')).toHaveLength(0);
  const [send, confirmed] = screen.getAllByRole('button');
  expect([send?.textContent, confirmed?.textContent]).toEqual(['Send me the link', 'I have confirmed it']);
  await user.click(screen.getByRole('button', { name: 'I have confirmed it' }));
  expect(await screen.findByText(/is not confirmed yet/)).toBeTruthy();
  platform.responses['get-user-details'] = ok(examplePlayer({ depositCount: 1 }));
  await user.click(screen.getByRole('button', { name: 'I have confirmed it' }));
  expect(await screen.findByLabelText('Card number')).toBeTruthy();
});

test('before a first deposit it is said what an unconfirmed e-mail will stand against [PAY-08]', async () => {
  renderDeposit(new FakeCashier(examplePlayer({ ...UNVERIFIED, depositCount: 0 })));
  expect(await screen.findByLabelText('Card number')).toBeTruthy();
  expect(screen.getByText(/Your first deposit needs no confirmed e-mail address/)).toBeTruthy();
});

test('an e-mail the platform wants verified is asked for, its link sent again, and the deposit opens once it is', async () => {
  const platform = new FakeCashier(examplePlayer({ ...UNVERIFIED, depositCount: 0 }));
  platform.responses['deposit'] = refused('REQUIRED_EMAIL_VERIFICATION');
  platform.responses['resend-verification'] = ok({});
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  const told = await heading();
  expect(document.activeElement).toBe(told);
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(/a new link is on its way/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I have confirmed it' }));
  expect(await screen.findByLabelText('Card number')).toBeTruthy();
});

test('the page calls its form secure only while there is one, and its way back points back', async () => {
  const secure = () => screen.queryByText('Secure form');
  sessionStorage.setItem('baize.visited', JSON.stringify(['/casino/slots', '/deposit']));
  renderDepositPage(new FakeCashier(examplePlayer()));
  await screen.findByLabelText('Card number');
  expect(secure()).not.toBeNull();
  const back = screen.getByRole('link', { name: 'Back to where you were' });
  expect(back.querySelector('svg')?.classList.contains(arrow)).toBe(true);
  cleanup();
  const frozen = {
    isSelfExclusionPermanent: false,
    selfExclusion: null,
    frozenUntil: '2099-05-01T00:00:00Z',
  };
  renderDepositPage(new FakeCashier(examplePlayer({ user: { userLimit: frozen } })));
  await heading();
  await waitFor(() => expect(secure()).toBeNull());
  cleanup();
  const platform = new FakeCashier(examplePlayer());
  platform.responses['limits'] = weeklyLimit(0);
  renderDepositPage(platform);
  await heading();
  await waitFor(() => expect(secure()).toBeNull());
});

const bare = {
  address: null,
  city: null,
  zipCode: null,
  countryCode: 'NL',
  firstName: 'Marisol',
  lastName: null,
};
const asks = async (settings: TestProvidersProps['settings']) => {
  cleanup();
  renderDeposit(new FakeCashier(examplePlayer({ user: bare })), settings ? { settings } : {});
  await waitFor(() => expect(screen.queryAllByRole('textbox').length).toBeGreaterThan(0));
  const names = ['First name', 'Last name', 'Street and number', 'Postal code', 'City', 'Card number'];
  return names.filter((name) => screen.queryByLabelText(name) !== null);
};

test('a missing address is asked for first, in all-fields mode with all that goes with it, and not at all where the brand does without [PAY-08] [SET-03]', async () => {
  expect(await asks({ allowDepWithoutAddress: false, onDepositShowAllField: false })).toEqual([
    'Street and number',
  ]);
  expect(await asks({ allowDepWithoutAddress: false, onDepositShowAllField: true })).toEqual([
    'Last name',
    'Street and number',
    'Postal code',
    'City',
  ]);
  expect(await asks({ allowDepWithoutAddress: true, onDepositShowAllField: false })).toEqual(['Card number']);
});

test('a limit that an open payment has used up names that payment, and says that it may come back [PAY-08]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['limits'] = weeklyLimit(0);
  const rows = [transaction({ status: 'pending', reference: 'DP-31415' })];
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
  renderDeposit(platform);
  await heading();
  expect(await screen.findByText('DP-31415')).toBeDefined();
  expect(screen.getByRole('button', { name: /^See where it is: / })).toBeDefined();
  expect(screen.getByText(/A payment that is still open counts towards it/)).toBeDefined();
});

import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ReferralPage from '../routes/referral.tsx';
import { StubPlatform } from '../testing/stub-platform.ts';
import { exampleReferral } from '../testing/example-club.ts';
import { freezeDevice } from '../testing/render-tab.tsx';

let platform: StubPlatform;
beforeEach(() => {
  freezeDevice();
  platform = new StubPlatform();
  platform.respondWith('/referral', { referral: exampleReferral() });
  platform.respondWith('/limits', { limits: [], sessionStartedAt: null });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const settings = { casinoOrigin: 'https://casino.test', referAFriendPercent: 10 };
const LINK = 'https://casino.test/?modal=sign-up&ref=BAIZE-DEPOSITOR';
const told = { code: 'BAIZE-DEPOSITOR', invited: 2, earned: 10 };

function page(stage: Partial<TestProvidersProps> = {}) {
  return (
    <TestProviders viewer="player" api={platform.client()} settings={settings} {...stage}>
      <ReferralPage />
    </TestProviders>
  );
}
const text = () => document.body.textContent ?? '';

test('a player finds code and link on the brand’s own address, and friends with status and what each brought [PRO-07] [SET-06]', async () => {
  render(page());
  expect(await screen.findByText(LINK)).toBeTruthy();
  expect(screen.getByText('BAIZE-DEPOSITOR')).toBeTruthy();
  expect(await screen.findByText('Has paid in')).toBeTruthy();
  expect(text()).toContain('A…a');
  expect(text()).toContain('Since 11 Oct');
  expect(screen.getAllByText('€10.00')).toHaveLength(2);
  expect(text()).toContain('10% of that amount is added to your balance, once');
});

test('a press copies the link, and the device’s own way of passing on is there where it has one [PRO-07]', async () => {
  const user = userEvent.setup();
  const shared: unknown[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (what: unknown) => void shared.push(what),
  });
  render(page());
  await user.click(await screen.findByRole('button', { name: 'Copy: Link' }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(shared).toMatchObject([{ url: LINK }]);
  Reflect.deleteProperty(navigator, 'share');
});

test('what the player’s details tell of invitations stands there while the list is not [SES-14]', async () => {
  platform.responses.set('/referral', () => new Promise(() => undefined));
  render(page({ player: { ...playerFixture(), referralData: told } }));
  expect(await screen.findByText(LINK)).toBeTruthy();
  expect(text()).toContain('€10.00');
  expect(screen.getByText('Loading your referrals')).toBeTruthy();
});

test('a list that cannot be read leaves link and totals, and can be asked for again', async () => {
  platform.responses.delete('/referral');
  render(page({ player: { ...playerFixture(), referralData: told } }));
  expect(await screen.findByText('The list could not be loaded')).toBeTruthy();
  platform.respondWith('/referral', { referral: exampleReferral() });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Has paid in')).toBeTruthy();
});

test.each([
  [
    'an excluded player',
    /self-exclusion is in force.*It ends .*UTC/,
    { limit: { selfExclusion: '2027-01-01' } },
    [],
  ],
  [
    'a frozen player',
    /account is frozen.*It ends .*UTC/,
    { limit: { frozenUntil: '2026-11-27T00:00:00Z' } },
    [],
  ],
  [
    'a player at a limit',
    /reached a limit you set/,
    {},
    [{ type: 'deposit', period: 0, amount: 50, used: 50, left: 0 }],
  ],
])(
  '%s is given no link to pass on and told why and until when, but sees what friends brought',
  async (_, why, parts, limits) => {
    platform.respondWith('/limits', { limits, sessionStartedAt: null });
    render(page({ player: playerFixture(parts) }));
    expect(await screen.findByText('Has paid in')).toBeTruthy();
    const silent = await screen.findByText(/there is no link to pass on/);
    expect(silent.textContent).toMatch(why);
    expect(screen.queryByText(LINK)).toBeNull();
    expect(text()).not.toContain('10%');
  },
);

test('a visitor is told what it is and how to get in; the HTML knows nobody', () => {
  const html = renderToString(page({ viewer: 'starting' }));
  expect(html).toContain('Bring a friend');
  expect(html).not.toContain('BAIZE-');
  render(page({ viewer: 'visitor' }));
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('modal=login');
  expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toContain('modal=sign-up');
  expect(text()).toContain('10% of that amount is added to your balance, once');
});

test('a brand that pays nothing says so', () => {
  render(page({ viewer: 'visitor', settings: { ...settings, referAFriendPercent: 0 } }));
  expect(text()).toContain('There is no reward for invitations at this time.');
  expect(text()).not.toContain('0%');
});

import { createClient } from '@baize/api/client';
import { PlayerBoundary, usePromoSuppression } from '@baize/player';
import { suppressionStatusStore } from '@baize/player/exclusion-status';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hero } from './hero.tsx';
import './suppressed-hero.tsx';
import '../deposit-box/deposit-box.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  suppressionStatusStore.set('unknown');
  sessionStorage.clear();
  localStorage.clear();
  delete document.documentElement.dataset['silence'];
  vi.unstubAllGlobals();
});

/** A platform that answers every call alike. */
function answering(answer: () => Response | Promise<Response>) {
  return createClient({
    baseUrl: 'http://brand.test',
    locale: () => 'en',
    token: () => 'a-token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async () => answer(),
  });
}

/** As every root page does, for what stands outside of its islands. */
function Silence() {
  return <output>{usePromoSuppression().kind}</output>;
}

function showBefore(answer: () => Response | Promise<Response>) {
  render(
    <TestProviders viewer="player" api={answering(answer)}>
      <Hero />
      <PlayerBoundary>
        <Silence />
      </PlayerBoundary>
    </TestProviders>,
  );
}

test('the hero’s promise is held back from a player until their limits are read', async () => {
  const late = Promise.withResolvers<Response>();
  showBefore(() => late.promise);
  await screen.findByText('unknown');
  const held = () => screen.getByRole('heading', { level: 1 }).hasAttribute('data-held');
  expect(held()).toBe(true);
  late.resolve(Response.json({ success: true, data: { limits: [] } }));
  await screen.findByText('open');
  expect(held()).toBe(false);
});

test('limits that cannot be read: the hero says so and promises nothing', async () => {
  showBefore(() => Response.json({ success: false, message: 'No' }, { status: 404 }));
  expect(await screen.findByRole('heading', { name: 'Your limits could not be loaded' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Your calendar' })).toBeNull();
});

function show(limit?: { selfExclusion?: string; frozenUntil?: string; isSelfExclusionPermanent?: boolean }) {
  render(
    <TestProviders url="/design" viewer="player" player={playerFixture({ ...(limit && { limit }) })}>
      <Hero />
      <PlayerBoundary>The player is known.</PlayerBoundary>
    </TestProviders>,
  );
}

test.each([
  ['excluded', { selfExclusion: '2126-11-20' }, 'Your self-exclusion is in force.', /It ends .*UTC/],
  ['excluded for good', { isSelfExclusionPermanent: true }, 'Your self-exclusion is', /No end is set\./],
  ['frozen', { frozenUntil: '2126-11-20T00:00:00Z' }, 'Your account is frozen.', /It ends .*UTC/],
])(
  'the hero offers who is %s no deposit, says why and until when, and leads to the withdrawal [SES-09]',
  async (_, limit, why, end) => {
    show(limit);
    expect(await screen.findByRole('heading', { name: 'Your break comes first' })).toBeTruthy();
    expect(screen.getByText(new RegExp(why))).toBeTruthy();
    expect(await screen.findByText(end)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/design/withdraw');
    expect(screen.queryByRole('heading', { name: 'Deposit' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  },
);

test('the hero offers nothing to who is at a limit, and says so', async () => {
  const player = { ...playerFixture(), userMonthlyLimit: { limit: 100, used: 100, left: 0 } };
  render(
    <TestProviders url="/design" viewer="player" player={player}>
      <Hero />
      <PlayerBoundary>The player is known.</PlayerBoundary>
    </TestProviders>,
  );
  expect(await screen.findByRole('heading', { name: 'Your limit comes first' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Your calendar' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('who plays freely finds the deposit in the design variant', async () => {
  show();
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeTruthy();
  await screen.findByText('The player is known.');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBeTruthy();
});

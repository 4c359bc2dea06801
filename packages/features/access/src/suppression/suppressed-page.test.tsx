import { createClient, type ApiClient } from '@baize/api/client';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { suppressionStatusStore } from '@baize/player/exclusion-status';
import { documentFixture } from '@baize/shell/document-fixture';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { hideClubBenefits } from './hide-club-benefits.ts';
import { FreeMoney } from './free-money.tsx';

afterEach(cleanup);

const FOUND = documentFixture({
  name: 'freemoney',
  text: 'title: Free money\n\n# Spins #spins\nTwenty free spins.',
});

/** Before a platform that has not answered yet, but for the player's details. */
async function open(stage: Partial<TestProvidersProps> = {}) {
  render(
    <TestProviders viewer="player" url="/freemoney" {...stage}>
      <FreeMoney found={FOUND} />
    </TestProviders>,
  );
  await act(() => vi.dynamicImportSettled());
}

/** A client whose every call is answered by the test. */
function clientOf(answer: () => Promise<Response>): ApiClient {
  return createClient({
    baseUrl: 'https://platform.test',
    locale: () => 'en',
    token: () => 'token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: answer,
  });
}

test.each([
  [
    'excluded',
    /self-exclusion.*No end is set\./,
    playerFixture({ limit: { isSelfExclusionPermanent: true } }),
  ],
  ['frozen', /frozen.*It ends .*UTC/, playerFixture({ limit: { frozenUntil: '2126-11-20T00:00:00Z' } })],
  [
    'at a limit',
    /reached a limit you set/,
    { ...playerFixture(), userMonthlyLimit: { limit: 100, used: 100, left: 0 } },
  ],
])(
  'the free-money page says nothing of offers to whoever is %s, says why and until when, and leads to the withdrawal',
  async (_, why, player) => {
    await open({ player });
    expect(await screen.findByText(/^Nothing is offered to you now/)).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeTruthy();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  },
);

test('the free-money page offers nothing to a visitor in a browser in which an account was just locked', async () => {
  suppressionStatusStore.forget({ byLock: true });
  await open({ viewer: 'visitor' });
  expect(screen.getByText(/^Nothing is offered to you now/)).toBeTruthy();
  expect(screen.queryByText(/Twenty free spins/)).toBeNull();
  act(() => suppressionStatusStore.set('free'));
  expect(await screen.findByText(/Twenty free spins/)).toBeTruthy();
});

test('the free-money page offers a player nothing as long as their limits are not read', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Free money' })).toBeTruthy();
  expect(screen.queryByText(/Twenty free spins/)).toBeNull();
});

test('that the free-money page is on its way is said, and when it could not be loaded, with a press that asks again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const read = () => Response.json({ success: true, data: { limits: [], sessionStartedAt: null } });
  const answer = vi.fn(async () => read()).mockReturnValueOnce(promise);
  await open({ api: clientOf(answer) });
  expect(screen.getByRole('status').textContent).toBe('Loading this page');
  resolve(Response.json({ success: false, message: 'No' }, { status: 409 }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Twenty free spins/)).toBeTruthy();
});

test('a visitor reads what there is without a deposit, or goes straight to the offers', async () => {
  await open({ viewer: 'visitor' });
  const way = screen.getByRole('link', { name: 'Straight to what is open now' });
  expect(document.querySelector(way.getAttribute('href') ?? '')).not.toBeNull();
  expect(screen.getByText(/Twenty free spins/)).toBeTruthy();
});

test('the club tells whoever is offered nothing how levels work, not what more play would bring', () => {
  const found = documentFixture({
    name: 'vip-club',
    text: 'title: VIP club\n\n# How #how\nSo.\n\n# What a higher group brings #benefits\nMore.',
  });
  const told = (silence: 'free' | 'excluded') =>
    hideClubBenefits(silence, found).sections.map(({ id }) => id);
  expect(told('free')).toEqual(['how', 'benefits']);
  expect(told('excluded')).toEqual(['how']);
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer, runningBonus } from '../stage/example-player.ts';
import { FakeCashier, ok } from '../stage/fake-cashier.ts';
import { openDeposit } from '../stage/open-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const offer = {
  ...runningBonus({ minDeposit: 20 }),
  status: 'offered',
  banner: { bannerTitle: 'Weekend swell' },
};

test('the offers of a deposit are asked for as such, with language, zone, weekday, place and currency [PRO-08]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.answers['get-all-bonus'] = ok({ bonus: { count: 1, rows: [offer] } });
  openDeposit(platform);
  const part = await screen.findByRole('region', { name: 'Offers with a deposit' });
  expect(part.textContent).toContain('Weekend swell');
  const [asked] = platform.calls('get-all-bonus');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    pageNo: '1',
    isDeposit: 'true',
    language: 'en',
    currencyCode: 'EUR',
    countryCheck: 'true',
    countryCode: 'NL',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(Number(asked?.query.get('dayOfWeek'))).toBeGreaterThan(0);
});

test('a player at a limit is shown no offers under the deposit', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.answers['limits'] = ok({
    limits: [
      { type: 'loss', period: 0, amount: 10, used: 10, left: 0, periodEndsAt: '2099-01-01T00:00:00Z' },
    ],
    sessionStartedAt: null,
  });
  openDeposit(platform);
  await screen.findByLabelText('Card number');
  await waitFor(() => expect(platform.calls('limits').length).toBeGreaterThan(0));
  expect(platform.calls('get-all-bonus')).toHaveLength(0);
});

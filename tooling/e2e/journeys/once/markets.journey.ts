import type { Page } from '@playwright/test';
import { gamePage } from '../../src/game.ts';
import { expect, test } from '../../src/journey.ts';
import { limitsPage } from '../../src/limits.ts';

interface MarketView {
  /** What the deposit starts at; empty where no amount may be suggested. */
  amount: '25' | '';
  breaks: readonly string[];
  exclusions: readonly string[];
  realityCheck: string;
  /** Whether a bet limit that was just set may be lowered before its hour is over. */
  loweredBet: 'at-once' | 'after-an-hour';
  /** The button that shuts a player out by one press. */
  panic: string | null;
  /** Whether a deposit limit comes before play for money. */
  limitBeforePlay: 'asked' | 'optional';
}

const BREAKS = ['1 Day', '3 Days', '7 Days', '10 Days'];
const EXCLUSIONS = ['1 hour', '12 hours', '1 day', '3 days', '1 week', '1 month', 'Permanently'];

const BASE: MarketView = {
  amount: '25',
  breaks: BREAKS,
  exclusions: EXCLUSIONS,
  realityCheck: 'No reality check is set.',
  loweredBet: 'after-an-hour',
  panic: null,
  limitBeforePlay: 'optional',
};

/** What a player sees of each market, as markets.md has it. */
const MARKETS: Record<string, Partial<MarketView>> = {
  default: {},
  gb: {
    amount: '',
    breaks: ['1 Day', '7 Days', '1 month', '6 weeks'],
    exclusions: ['6 months', '1 year', '5 years'],
    loweredBet: 'at-once',
  },
  mt: { realityCheck: 'Reality check every 1 h of play.' },
  cw: {
    exclusions: ['1 year', '3 years', '5 years', 'Permanently'],
    realityCheck: 'Reality check every 30 min of play.',
  },
  nl: { amount: '', exclusions: ['6 months', '1 year', 'Permanently'], limitBeforePlay: 'asked' },
  on: {
    breaks: ['1 Day', '7 Days', '1 month', '2 months', '3 months'],
    exclusions: ['6 months', '1 year', '5 years'],
  },
  se: { amount: '', limitBeforePlay: 'asked' },
  de: {
    exclusions: ['3 months', '6 months', '1 year', 'Permanently'],
    panic: 'Stop now for 24 h',
    limitBeforePlay: 'asked',
  },
};

const breaks = (page: Page) => page.getByRole('group', { name: 'For how long?' }).getByRole('radio');

for (const [market, own] of Object.entries(MARKETS))
  test(`in market ${market} the player meets its amounts, breaks, exclusions, reality check and bet limit [LIM-01] [LIM-02] [LIM-04] [LIM-05] [LIM-07]`, async ({
    page,
    places,
    brand,
    sandbox,
    signInAs,
    spareHost,
  }) => {
    const view = { ...BASE, ...own };
    await sandbox.overrideSettings(brand, { market });
    await spareHost();
    const { url } = places.spare;
    await signInAs('kyc-approved', url);
    const limits = limitsPage(page);
    const stop = page.getByRole('button', { name: /^Stop now/ });
    const expectStop = () => expect(stop).toHaveText(view.panic === null ? [] : [view.panic]);

    await page.goto(`${url}/profile/limits`);
    await expect(limits.card('Session time limit')).toContainText(view.realityCheck);
    await limits.preview('Bet limit', 'Set a limit', '40');
    await limits.send('Set €40.00');
    const bet = limits.card('Bet limit');
    await expect(bet).toContainText('of €40.00');
    await expect(bet.getByRole('link', { name: 'Lower' })).toHaveCount(view.loweredBet === 'at-once' ? 1 : 0);
    await expect(bet.getByRole('link', { name: 'Raise or remove' })).toHaveCount(0);
    await expectStop();

    await page.goto(`${url}/profile/freeze-account`);
    await expect(breaks(page)).toHaveCount(view.breaks.length);
    for (const name of view.breaks)
      await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
    await page.goto(`${url}/profile/limits?modal=self-exclusion`);
    const lengths = limits.dialog.getByRole('button', { name: /^\d+ \w+$|^Permanently$/ });
    await expect(lengths).toHaveText([...view.exclusions]);

    await page.goto(`${url}/deposit`);
    const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
    await expect(amount).toHaveValue(view.amount);
    await expect(amount).not.toHaveAttribute('aria-invalid');
    await expectStop();

    await page.goto(`${url}/casino/games/harbour-sevens`);
    const { play } = gamePage(page);
    const asked = page.getByText('Set a deposit limit before you play.');
    await expect(play.or(asked)).toBeVisible();
    await expect(asked).toHaveCount(view.limitBeforePlay === 'asked' ? 1 : 0);
    if (view.limitBeforePlay === 'optional') return;
    await page.getByRole('status').filter({ has: asked }).getByRole('link', { name: 'Set limits' }).click();
    await limits.dialog.getByLabel(/^New limit in/).fill('60');
    await limits.dialog.getByRole('button', { name: 'See what it means' }).click();
    await limits.send('Set €60.00');
    await play.click();
    await expect(gamePage(page).game.getByText('Real play')).toBeVisible();
  });

test('where the market has a panic button one press on any page shuts the player out for a day, in every tab, and money stays in reach [LIM-05]', async ({
  page,
  places,
  brand,
  sandbox,
  signInAs,
  spareHost,
  openTab,
  expectAccessible,
}) => {
  await sandbox.overrideSettings(brand, { market: 'de' });
  await spareHost();
  const { url } = places.spare;
  await page.goto(url);
  const stop = page.getByRole('button', { name: 'Stop now for 24 h' });
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
  await expect(stop).toHaveCount(0);
  await signInAs('kyc-approved', url);
  const tab = await openTab();
  await tab.goto(`${url}/promotions`);
  await expect(tab.getByRole('button', { name: 'Stop now for 24 h' })).toBeVisible();
  for (const path of ['/', '/casino', '/casino/games/harbour-sevens', '/withdraw']) {
    await page.goto(url + path);
    await expect(stop).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible('[data-panic]');
  await stop.click();
  for (const one of [page, tab])
    await expect(one.getByRole('link', { name: 'Log in', exact: true }).first()).toBeAttached();
  const state = await sandbox.fetchState();
  expect(state.personas.find(({ name }) => name === 'kyc-approved')?.sockets).toBe(0);

  await page.evaluate(() => localStorage.clear());
  await signInAs('kyc-approved', url);
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Withdraw' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deposit', exact: true })).toHaveCount(0);
  await expect(stop).toHaveCount(0);
  await page.goto('about:blank');
  await sandbox.advance(24 * 3_600_000);
  await signInAs('kyc-approved', url);
  await page.goto(url);
  await expect(stop).toBeVisible();
});

import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PlayerBalance } from '../balance/player-balance.tsx';
import { PlayerRecords } from '../pages/player-records.tsx';
import { exampleTransaction, FakeRecords } from '../testing/fake-records.ts';

afterEach(cleanup);

function open(platform: FakeRecords, view: 'balance' | 'statement') {
  render(
    <TestProviders
      viewer="player"
      api={platform.client()}
      player={platform.player}
      url="/profile/transactions?view=statement"
    >
      <PlayerBoundary>{view === 'balance' ? <PlayerBalance /> : <PlayerRecords />}</PlayerBoundary>
    </TestProviders>,
  );
  return userEvent.setup();
}

function withMoney(parts: Partial<FakeRecords['player']> = {}) {
  const platform = new FakeRecords();
  platform.player = { ...platform.player, totalDeposit: 400, totalSpend: 1_862.4, ...parts };
  return platform;
}

test('a statement tells the net deposits, and its months add up to the rows of the table', async () => {
  const platform = withMoney();
  const now = new Date().toISOString();
  platform.transactions = [
    exampleTransaction({ transactionId: 'a', date: now, amount: 0.1 }),
    exampleTransaction({ transactionId: 'b', date: now, amount: 0.2 }),
    exampleTransaction({ transactionId: 'c', date: now, amount: 30, status: 'failed' }),
    exampleTransaction({ transactionId: 'd', date: now, amount: -5, type: 'withdrawal', status: 'pending' }),
  ];
  const user = open(platform, 'statement');
  const table = await screen.findByRole('table', { name: 'Statement in EUR' });
  const [, month, whole] = within(table).getAllByRole('row');
  for (const row of [month, whole]) {
    expect(row?.textContent).toContain('Paid in⁦€0.30⁩');
    expect(row?.textContent).toContain('Open withdrawals⁦€5.00⁩');
    expect(row?.textContent).toContain('Net deposits⁦−€4.70⁩');
  }
  expect(screen.getByText('Net deposits, 3 months')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'All time' }));
  expect(await screen.findByText('Net deposits, All time')).toBeTruthy();
  expect(platform.asked.at(-1)?.get('from')).toBeNull();
});

test('a statement is drawn as a chart whose table says the same, for 3 months, 12 and everything', async () => {
  const platform = withMoney();
  const now = new Date().toISOString();
  platform.transactions = [
    exampleTransaction({ transactionId: 'a', date: now, amount: 40 }),
    exampleTransaction({
      transactionId: 'b',
      date: now,
      amount: -10,
      type: 'withdrawal',
      status: 'processed',
    }),
  ];
  const user = open(platform, 'statement');
  const chart = () => screen.findByRole('img', { name: /Paid in and paid out by month. The table below/ });
  const columns = async () => (await chart()).querySelectorAll('[data-column]').length;
  expect((await chart()).textContent).toContain('€40.00');
  expect(await columns()).toBe(3);
  expect(screen.getByRole('table', { name: 'Statement in EUR' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '12 months' }));
  await waitFor(async () => expect(await columns()).toBe(12));
  await user.click(screen.getByRole('radio', { name: 'All time' }));
  await waitFor(async () => expect(await columns()).toBe(1));
});

test.each(['statement', 'balance'] as const)(
  'the totals stand on the %s, each with what it means [SES-14]',
  async (view) => {
    open(withMoney(), view);
    const deposits = await screen.findByText('All deposits so far');
    expect(deposits.parentElement?.textContent).toContain('€400.00');
    expect(screen.getByText('All stakes so far').parentElement?.textContent).toContain('€1,862.40');
  },
);

test('the balance tells real, bonus and each wallet, crypto to eight digits and by the platform’s sign [SES-14]', async () => {
  const platform = withMoney({ isCrypto: true, currencySymbol: 'U₮' });
  const { getUser } = platform.player;
  const wallets = [{ amount: 0.00012345, bonusAmount: 0, currencyCode: 'BTC', sequence: null }];
  const userWallet = { amount: 320.5, bonusAmount: 12.25, currencyCode: 'USDT', sequence: null, wallets };
  platform.player = { ...platform.player, getUser: { ...getUser, currencyCode: 'USDT', userWallet } };
  open(platform, 'balance');
  const region = await screen.findByRole('region', { name: 'Your wallets' });
  expect(region.textContent).toContain('320.50\u00a0U₮');
  expect(region.textContent).toContain('12.25\u00a0U₮');
  expect(region.textContent).toContain('0.00012345');
  expect(screen.getByText(/Bonus money to play with/)).toBeTruthy();
});

test('from the balance lead ways to withdraw, deposit and the statement', async () => {
  open(withMoney(), 'balance');
  await screen.findByText('All deposits so far');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Withdraw')).toBe('/withdraw');
  expect(href('Deposit')).toBe('/deposit');
  expect(href('Statement')).toBe('/profile/transactions?view=statement');
});

test.each([
  [
    'self-excluded',
    { isSelfExclusionPermanent: true, selfExclusion: null, frozenUntil: null },
    /self-exclusion/,
  ],
  [
    'frozen',
    { isSelfExclusionPermanent: false, selfExclusion: null, frozenUntil: '2999-01-01T00:00:00Z' },
    /account is frozen/,
  ],
])(
  'a %s player reads all of it and withdraws; the deposit is off with the reason',
  async (_who, userLimit, why) => {
    const platform = withMoney();
    const { getUser } = platform.player;
    platform.player = { ...platform.player, getUser: { ...getUser, userLimit } };
    open(platform, 'balance');
    const deposit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Deposit' });
    expect(deposit.disabled).toBe(true);
    expect(deposit.title).toMatch(why);
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Statement' })).toBeTruthy();
  },
);

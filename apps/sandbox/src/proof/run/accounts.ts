import * as v from 'valibot';
import { getCasinoHistory, getTransactions } from '@baize/api/calls/cashier';
import { getUserBonus } from '@baize/api/calls/rewards';
import { getUserDetails } from '@baize/api/calls/session';
import { currencyDigits } from '../../ledger/currency.ts';
import type { SandboxUnderTest } from '../../testing/sandbox-under-test.ts';
import { at } from '../../testing/cashier-of.ts';
import { insist, type Gambler, type Tab } from './tab.ts';

const entrySchema = v.object({
  transactionId: v.string(),
  reason: v.string(),
  reference: v.string(),
  account: v.string(),
  currencyCode: v.string(),
  amount: v.number(),
});

/** One posting into or out of a player's pocket, whole smallest units. */
export type Entry = {
  transactionId: string;
  reason: string;
  reference: string;
  pocket: string;
  units: number;
};
export type Payment = { kind: 'deposit' | 'withdrawal'; status: string; units: number };

/** All there is about a player's money, read as a player and as a tester would. */
export type Account = {
  entries: Entry[];
  /** By pocket and currency, `real EUR`. */
  wallets: Record<string, number>;
  payments: Map<string, Payment>;
  /** What became of each bonus, by its id. */
  bonuses: Map<string, string>;
  play: Play;
};

/** The casino history, added up: stakes and wins in whole smallest units, and how many wins there were. */
export type Play = { bets: number; wins: number; winCount: number };

function unitsOf(amount: number, currencyCode: string): number {
  return Math.round(amount * 10 ** currencyDigits(currencyCode));
}

export async function accountOf(tab: Tab): Promise<Account> {
  const { sandbox, gambler } = tab;
  return {
    entries: await entriesOf(sandbox, gambler),
    wallets: await walletsOf(tab),
    payments: await paymentsOf(tab),
    bonuses: await bonusesOf(tab),
    play: await playOf(tab),
  };
}

async function entriesOf(sandbox: SandboxUnderTest, { persona }: Gambler): Promise<Entry[]> {
  const { body } = await sandbox.send('GET', `/sandbox/ledger?persona=${persona}`);
  const all = v.parse(v.array(entrySchema), body['entries']);
  return all.flatMap(({ account, amount, currencyCode, ...rest }) => {
    const [owner, , pocket] = account.split(':');
    if (owner !== 'player') return [];
    return [{ ...rest, pocket: `${pocket} ${currencyCode}`, units: unitsOf(amount, currencyCode) }];
  });
}

async function walletsOf(tab: Tab): Promise<Record<string, number>> {
  const { body } = await insist(tab, { method: 'GET', path: '/api/user/get-user-details' });
  const { userWallet } = v.parse(getUserDetails.answers, at(body, 'data')).getUser;
  const all = [userWallet, ...(userWallet.wallets ?? [])];
  return Object.fromEntries(
    all.flatMap(({ amount, bonusAmount, currencyCode }) => [
      [`real ${currencyCode}`, unitsOf(amount, currencyCode)],
      [`bonus ${currencyCode}`, unitsOf(bonusAmount, currencyCode)],
    ]),
  );
}

/** Every row of a list, page after page. */
async function rowsOf<Row>(
  tab: Tab,
  path: string,
  read: (data: unknown) => { count: number; rows: readonly Row[] },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { body } = await insist(tab, { method: 'GET', path: `${path}?limit=200&pageNo=${pageNo}` });
    const page = read(at(body, 'data'));
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.count) return rows;
  }
}

async function paymentsOf(tab: Tab): Promise<Map<string, Payment>> {
  const rows = await rowsOf(
    tab,
    '/api/user/transactions',
    (data) => v.parse(getTransactions.answers, data).transactions,
  );
  return new Map(
    rows.flatMap(({ transactionId, type, status, amount, currencyCode }) => {
      if (type !== 'deposit' && type !== 'withdrawal') return [];
      return [
        [transactionId, { kind: type, status, units: Math.abs(unitsOf(amount, currencyCode)) }] as const,
      ];
    }),
  );
}

async function bonusesOf(tab: Tab): Promise<Map<string, string>> {
  const rows = await rowsOf(
    tab,
    '/api/user/get-user-bonus',
    (data) => v.parse(getUserBonus.answers, data).bonuses,
  );
  return new Map(rows.map(({ id, status }) => [id, status ?? '']));
}

async function playOf(tab: Tab): Promise<Play> {
  const rows = await rowsOf(
    tab,
    '/api/user/casino-history',
    (data) => v.parse(getCasinoHistory.answers, data).casinoHistory,
  );
  const unitsOfAll = (kind: string) =>
    rows
      .filter(({ type }) => type === kind)
      .map(({ amount, currencyCode }) => unitsOf(amount, currencyCode ?? ''));
  const wins = unitsOfAll('win');
  const sum = (all: readonly number[]) => all.reduce((total, units) => total + units, 0);
  return { bets: sum(unitsOfAll('bet')), wins: sum(wins), winCount: wins.length };
}

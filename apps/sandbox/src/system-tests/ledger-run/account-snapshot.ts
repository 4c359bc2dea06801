import * as v from 'valibot';
import { getCasinoHistory, getTransactions } from '@baize/api/endpoints/cashier';
import { getUserBonus } from '@baize/api/endpoints/rewards';
import { getUserDetails } from '@baize/api/endpoints/session';
import { currencyDigits } from '../../ledger/currency.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';
import { valueAt } from '../../testing/cashier-requests.ts';
import { requestUntilResponse, type SimulatedPlayer, type PlayerSession } from './player-session.ts';

const entrySchema = v.object({
  transactionId: v.string(),
  reason: v.string(),
  reference: v.string(),
  account: v.string(),
  currencyCode: v.string(),
  amount: v.number(),
});

/** One posting into or out of a player's pocket, whole smallest units. */
export type LedgerEntry = {
  transactionId: string;
  reason: string;
  reference: string;
  pocket: string;
  units: number;
};
export type PaymentSnapshot = { kind: 'deposit' | 'withdrawal'; status: string; units: number };

/** All there is about a player's money, read as a player and as a tester would. */
export type AccountSnapshot = {
  entries: LedgerEntry[];
  /** By pocket and currency, `real EUR`. */
  wallets: Record<string, number>;
  payments: Map<string, PaymentSnapshot>;
  /** What became of each bonus, by its id. */
  bonuses: Map<string, string>;
  play: PlayTotalsSnapshot;
};

/** The casino history, added up: stakes and wins in whole smallest units, and how many wins there were. */
export type PlayTotalsSnapshot = { bets: number; wins: number; winCount: number };

function unitsOf(amount: number, currencyCode: string): number {
  return Math.round(amount * 10 ** currencyDigits(currencyCode));
}

export async function readAccount(tab: PlayerSession): Promise<AccountSnapshot> {
  const { sandbox, player } = tab;
  return {
    entries: await readEntries(sandbox, player),
    wallets: await readWallets(tab),
    payments: await readPayments(tab),
    bonuses: await readBonuses(tab),
    play: await readPlay(tab),
  };
}

async function readEntries(sandbox: TestSandbox, { persona }: SimulatedPlayer): Promise<LedgerEntry[]> {
  const { body } = await sandbox.request('GET', `/sandbox/ledger?persona=${persona}`);
  const all = v.parse(v.array(entrySchema), body['entries']);
  return all.flatMap(({ account, amount, currencyCode, ...rest }) => {
    const [owner, , pocket] = account.split(':');
    if (owner !== 'player') return [];
    return [{ ...rest, pocket: `${pocket} ${currencyCode}`, units: unitsOf(amount, currencyCode) }];
  });
}

async function readWallets(tab: PlayerSession): Promise<Record<string, number>> {
  const { body } = await requestUntilResponse(tab, { method: 'GET', path: '/api/user/get-user-details' });
  const { userWallet } = v.parse(getUserDetails.response, valueAt(body, 'data')).getUser;
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
  tab: PlayerSession,
  path: string,
  read: (data: unknown) => { count: number; rows: readonly Row[] },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { body } = await requestUntilResponse(tab, {
      method: 'GET',
      path: `${path}?limit=200&pageNo=${pageNo}`,
    });
    const page = read(valueAt(body, 'data'));
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.count) return rows;
  }
}

async function readPayments(tab: PlayerSession): Promise<Map<string, PaymentSnapshot>> {
  const rows = await rowsOf(
    tab,
    '/api/user/transactions',
    (data) => v.parse(getTransactions.response, data).transactions,
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

async function readBonuses(tab: PlayerSession): Promise<Map<string, string>> {
  const rows = await rowsOf(
    tab,
    '/api/user/get-user-bonus',
    (data) => v.parse(getUserBonus.response, data).bonuses,
  );
  return new Map(rows.map(({ id, status }) => [id, status ?? '']));
}

async function readPlay(tab: PlayerSession): Promise<PlayTotalsSnapshot> {
  const rows = await rowsOf(
    tab,
    '/api/user/casino-history',
    (data) => v.parse(getCasinoHistory.response, data).casinoHistory,
  );
  const unitsOfAll = (kind: string) =>
    rows
      .filter(({ type }) => type === kind)
      .map(({ amount, currencyCode }) => unitsOf(amount, currencyCode ?? ''));
  const wins = unitsOfAll('win');
  const sum = (all: readonly number[]) => all.reduce((total, units) => total + units, 0);
  return { bets: sum(unitsOfAll('bet')), wins: sum(wins), winCount: wins.length };
}

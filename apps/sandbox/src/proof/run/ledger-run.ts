import type { FaultKind } from '../../faults/fault-book.ts';
import { PERSONA_NAMES } from '../../personas/persona.ts';
import { at } from '../../testing/cashier-of.ts';
import type { SandboxUnderTest } from '../../testing/sandbox-under-test.ts';
import { accountOf, type Account } from './accounts.ts';
import { sizeOf } from './book.ts';
import { chanceFrom } from './chance.ts';
import { claim, giveUpBonus, payIn, payOut, redeem, takeBonus } from './money-operations.ts';
import { lookAtAllGames, play } from './play-operation.ts';
import { differencesOf } from './reconcile.ts';
import { gamblerOf, insist, type Tab } from './tab.ts';

type Operation = (tab: Tab) => Promise<void>;

/** How often a tester broke something, by kind of fault, and how often the clock was moved on. */
export type Troubles = { faults: Partial<Record<FaultKind, number>>; jumps: number };

/** What can be told afterwards of a run; `differences` and the audit's lists are empty when all is well. */
export type RunReport = {
  operations: number;
  acknowledged: number;
  troubles: Troubles;
  differences: string[];
  audit: unknown;
};

export type RunOrder = {
  operations: number;
  seed: number;
  /** Whether a tester breaks lines and moves the clock meanwhile. */
  troubles: boolean;
  /** Hears of every operation that is done. */
  onDone?: (done: number) => void;
};

/** Two tabs of each persona do whatever comes to their mind with money, until there were enough operations. */
export async function ledgerRun(sandbox: SandboxUnderTest, order: RunOrder): Promise<RunReport> {
  const gamblers = PERSONA_NAMES.map(gamblerOf);
  const tabs = gamblers.flatMap((gambler, index) =>
    [0, 1].map((tab): Tab => ({ sandbox, gambler, chance: chanceFrom(order.seed + index * 2 + tab) })),
  );
  const firstTabs = tabs.filter((_, index) => index % 2 === 0);
  const before: Account[] = [];
  for (const tab of firstTabs) before.push(await accountOf(tab));

  const troubles: Troubles = { faults: {}, jumps: 0 };
  let begun = 0;
  let done = 0;
  await Promise.all(
    tabs.map(async (tab) => {
      while (begun < order.operations) {
        begun += 1;
        await operationFor(tab, order.troubles ? troubles : null)(tab);
        done += 1;
        order.onDone?.(done);
      }
    }),
  );

  await sandbox.send('DELETE', '/sandbox/faults');
  const differences: string[] = [];
  for (const [index, tab] of firstTabs.entries()) {
    await lookAtAllGames(tab);
    const { book, persona } = tab.gambler;
    const after = await accountOf(tab);
    const own = before[index];
    if (own)
      differences.push(...differencesOf({ before: own, after, book }).map((line) => `${persona}: ${line}`));
  }
  const { body } = await sandbox.send('GET', '/sandbox/state');
  const acknowledged = gamblers.reduce((sum, { book }) => sum + sizeOf(book), 0);
  return { operations: done, acknowledged, troubles, differences, audit: body['ledger'] };
}

function operationFor({ chance }: Tab, troubles: Troubles | null): Operation {
  const usual = [
    play,
    play,
    play,
    play,
    payIn,
    payIn,
    payOut,
    payOut,
    claim,
    redeem,
    takeBonus,
    giveUpBonus,
    limit,
    read,
  ] as const;
  if (troubles === null || chance.below(8) > 0) return chance.oneOf(usual);
  const trouble = chance.oneOf([breakSomething, breakSomething, passTime]);
  return (tab) => trouble(tab, troubles);
}

async function limit(tab: Tab): Promise<void> {
  const { chance } = tab;
  const amount = chance.oneOf([null, 4_000, 6_000, 9_000]);
  const body = { type: chance.oneOf(['deposit', 'loss', 'bet']), period: chance.below(3), amount };
  await insist(tab, { method: 'PUT', path: '/api/user/limits', body });
}

/** Whatever is going on, no wallet is ever seen below zero. */
async function read(tab: Tab): Promise<void> {
  const { body } = await insist(tab, { method: 'GET', path: '/api/user/get-user-details' });
  const wallet = at(body, 'data', 'getUser', 'userWallet');
  const [real, bonus] = [Number(at(wallet, 'amount')), Number(at(wallet, 'bonusAmount'))];
  if (!(real >= 0 && bonus >= 0)) throw new Error(`${tab.gambler.persona} was shown ${real} and ${bonus}`);
}

const FRAGILE = [
  'deposit',
  'withdraw',
  'claim-rakeback',
  'coupon',
  'activate-bonus',
  'cancel-bonus',
  'put-limit',
  'launch-game',
  'three-ds-webhook',
  'get-user-details',
] as const;

async function breakSomething({ sandbox, chance }: Tab, { faults }: Troubles): Promise<void> {
  const kinds = ['lost-answer', 'lost-answer', 'drop', 'malformed', 'status', 'delay'] as const;
  const kind = chance.oneOf(kinds);
  faults[kind] = (faults[kind] ?? 0) + 1;
  const call = chance.oneOf(FRAGILE);
  const body = { call, kind, status: 503, delayMs: 20, times: 1 + chance.below(2) };
  // Faults of a call that is seldom asked would pile up, and then none of its answers come through for minutes.
  await sandbox.send('DELETE', `/sandbox/faults?call=${call}`);
  await sandbox.send('POST', '/sandbox/faults', { body });
}

async function passTime({ sandbox, chance }: Tab, troubles: Troubles): Promise<void> {
  troubles.jumps += 1;
  const seconds = chance.oneOf([10, 10, 10, 150, 900, 14_400]);
  await sandbox.send('POST', '/sandbox/clock', { body: { advanceMs: seconds * 1_000 } });
}

/** A run in a line, for whoever reads its output. */
export function summaryOf({ operations, acknowledged, troubles: { faults, jumps } }: RunReport): string {
  const kinds = Object.entries(faults).map(([kind, often]) => `${often} × ${kind}`);
  return `${operations} operations, ${acknowledged} things told to players, the clock moved ${jumps} times, faults ordered: ${kinds.join(', ')}`;
}

import type { FaultKind } from '../../faults/fault-registry.ts';
import { PERSONA_NAMES } from '../../personas/persona.ts';
import { valueAt } from '../../testing/cashier-requests.ts';
import type { TestSandbox } from '../../testing/test-sandbox.ts';
import { readAccount, type AccountSnapshot } from './account-snapshot.ts';
import { countExpected } from './expected-results.ts';
import { createRandomChoice } from './random-choice.ts';
import {
  claimOperation,
  cancelBonusOperation,
  depositOperation,
  withdrawOperation,
  redeemOperation,
  activateBonusOperation,
} from './money-operations.ts';
import { readAllGames, playOperation } from './play-operation.ts';
import { findDifferences } from './reconcile.ts';
import { createSimulatedPlayer, requestUntilResponse, type PlayerSession } from './player-session.ts';

type Operation = (tab: PlayerSession) => Promise<void>;

/** How often a tester broke something, by kind of fault, and how often the clock was moved on. */
export type Disturbances = { faults: Partial<Record<FaultKind, number>>; jumps: number };

/** What can be told afterwards of a run; `differences` and the audit's lists are empty when all is well. */
export type RunReport = {
  operations: number;
  acknowledged: number;
  disturbances: Disturbances;
  differences: string[];
  audit: unknown;
};

export type RunOptions = {
  operations: number;
  seed: number;
  /** Whether a tester breaks lines and moves the clock meanwhile. */
  withDisturbances: boolean;
  /** Hears of every operation that is done. */
  onDone?: (done: number) => void;
};

/** Two tabs of each persona do whatever comes to their mind with money, until there were enough operations. */
export async function runLedger(sandbox: TestSandbox, order: RunOptions): Promise<RunReport> {
  const gamblers = PERSONA_NAMES.map(createSimulatedPlayer);
  const tabs = gamblers.flatMap((player, index) =>
    [0, 1].map((tab): PlayerSession => ({
      sandbox,
      player,
      random: createRandomChoice(order.seed + index * 2 + tab),
    })),
  );
  const firstTabs = tabs.filter((_, index) => index % 2 === 0);
  const before: AccountSnapshot[] = [];
  for (const tab of firstTabs) before.push(await readAccount(tab));

  const disturbances: Disturbances = { faults: {}, jumps: 0 };
  let begun = 0;
  let done = 0;
  await Promise.all(
    tabs.map(async (tab) => {
      while (begun < order.operations) {
        begun += 1;
        await operationFor(tab, order.withDisturbances ? disturbances : null)(tab);
        done += 1;
        order.onDone?.(done);
      }
    }),
  );

  await sandbox.request('DELETE', '/sandbox/faults');
  const differences: string[] = [];
  for (const [index, tab] of firstTabs.entries()) {
    await readAllGames(tab);
    const { expected, persona } = tab.player;
    const after = await readAccount(tab);
    const own = before[index];
    if (own)
      differences.push(
        ...findDifferences({ before: own, after, expected }).map((line) => `${persona}: ${line}`),
      );
  }
  const { body } = await sandbox.request('GET', '/sandbox/state');
  const acknowledged = gamblers.reduce((sum, { expected }) => sum + countExpected(expected), 0);
  return { operations: done, acknowledged, disturbances, differences, audit: body['ledger'] };
}

function operationFor({ random }: PlayerSession, troubles: Disturbances | null): Operation {
  const usual = [
    playOperation,
    playOperation,
    playOperation,
    playOperation,
    depositOperation,
    depositOperation,
    withdrawOperation,
    withdrawOperation,
    claimOperation,
    redeemOperation,
    activateBonusOperation,
    cancelBonusOperation,
    limit,
    read,
  ] as const;
  if (troubles === null || random.below(8) > 0) return random.oneOf(usual);
  const trouble = random.oneOf([injectFault, injectFault, advanceTime]);
  return (tab) => trouble(tab, troubles);
}

async function limit(tab: PlayerSession): Promise<void> {
  const { random } = tab;
  const amount = random.oneOf([null, 4_000, 6_000, 9_000]);
  const body = { type: random.oneOf(['deposit', 'loss', 'bet']), period: random.below(3), amount };
  await requestUntilResponse(tab, { method: 'PUT', path: '/api/user/limits', body });
}

/** Whatever is going on, no wallet is ever seen below zero. */
async function read(tab: PlayerSession): Promise<void> {
  const { body } = await requestUntilResponse(tab, { method: 'GET', path: '/api/user/get-user-details' });
  const wallet = valueAt(body, 'data', 'getUser', 'userWallet');
  const [real, bonus] = [Number(valueAt(wallet, 'amount')), Number(valueAt(wallet, 'bonusAmount'))];
  if (!(real >= 0 && bonus >= 0)) throw new Error(`${tab.player.persona} was shown ${real} and ${bonus}`);
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

async function injectFault({ sandbox, random }: PlayerSession, { faults }: Disturbances): Promise<void> {
  const kinds = ['lost-answer', 'lost-answer', 'drop', 'malformed', 'status', 'delay'] as const;
  const kind = random.oneOf(kinds);
  faults[kind] = (faults[kind] ?? 0) + 1;
  const call = random.oneOf(FRAGILE);
  const body = { call, kind, status: 503, delayMs: 20, times: 1 + random.below(2) };
  // Faults of a call that is seldom asked would pile up, and then none of its answers come through for minutes.
  await sandbox.request('DELETE', `/sandbox/faults?call=${call}`);
  await sandbox.request('POST', '/sandbox/faults', { body });
}

async function advanceTime({ sandbox, random }: PlayerSession, troubles: Disturbances): Promise<void> {
  troubles.jumps += 1;
  const seconds = random.oneOf([10, 10, 10, 150, 900, 14_400]);
  await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: seconds * 1_000 } });
}

/** A run in a line, for whoever reads its output. */
export function formatSummary({
  operations,
  acknowledged,
  disturbances: { faults, jumps },
}: RunReport): string {
  const kinds = Object.entries(faults).map(([kind, often]) => `${often} × ${kind}`);
  return `${operations} operations, ${acknowledged} things told to players, the clock moved ${jumps} times, faults ordered: ${kinds.join(', ')}`;
}

import type { DepositGate } from './cashier-gates.ts';

/** What a player may do at a closed deposit. */
export type GateAction = 'recheck' | 'withdraw' | 'limits' | 'safer-play' | 'verification' | 'support';

const ACTIONS = {
  'self-excluded': ['withdraw', 'safer-play'],
  frozen: ['withdraw', 'limits'],
  country: ['recheck', 'withdraw', 'verification', 'support'],
  'email-unverified': ['recheck'],
  'limit-reached': ['withdraw', 'limits', 'recheck'],
  address: [],
} as const satisfies Record<DepositGate, readonly GateAction[]>;

/**
 * Returns what can be done at a gate, the most useful first: a withdrawal only where there is something to withdraw, another check
 * only where not time alone opens the gate. Requirements PAY-08, SES-09.
 */
export function gateActions(
  gate: DepositGate,
  { canWithdraw, canRecheck }: { canWithdraw: boolean; canRecheck: boolean },
): GateAction[] {
  const actions: readonly GateAction[] = ACTIONS[gate];
  return actions.filter(
    (action) => (action !== 'withdraw' || canWithdraw) && (action !== 'recheck' || canRecheck),
  );
}

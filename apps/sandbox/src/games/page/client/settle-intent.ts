import type { PublicRound, Table } from '../../protocol.ts';
import type { TableResponse } from './server.ts';

/** What the player wished for, and which round the page knew before. */
export type RoundIntent =
  | { kind: 'open'; bet: number; commitment: string; clientSeed: string; before: string | null }
  | { kind: 'act'; roundId: string; step: number };

type Refusal = Extract<TableResponse, { kind: 'refused' }>;

/**
 * What became of a wish. A round came with the answer itself, or `late`, found by asking after the answer was lost; or
 * it is one from `elsewhere`, another window. `nothing`: it is known that nothing was taken.
 */
export type IntentResult =
  | { kind: 'round'; how: 'answered' | 'late' | 'elsewhere'; table: Table; round: PublicRound }
  | { kind: 'nothing'; table: Table }
  | { kind: 'refused'; refusal: Refusal; table: Table | null }
  /** The game ended before it was known: nobody may ask any more. */
  | { kind: 'closed'; refusal: Refusal };

/** How often was asked, and how often the table stood as if the wish had never come. */
export type SettlementState = {
  intent: RoundIntent;
  refusal: Refusal | null;
  attempts: number;
  unchangedCount: number;
};

type SettlementStep =
  | { kind: 'known'; outcome: IntentResult }
  | { kind: 'ask-again'; asking: SettlementState; afterMs: number };

export type TableConnection = {
  fetchTable(): Promise<TableResponse>;
  /** Resolves after so long, or as soon as the line is back. */
  pause(ms: number): Promise<void>;
  /** Is told before each question that it is not known yet whether the wish was taken. */
  onUnknown(): void;
};

/** A stake may still be on its way when the table is first asked; a decision that comes late says so itself. */
const UNCHANGED_LIMIT = { open: 2, act: 1 } as const;
const CONFIRM_MS = 2_500;
const PAUSES_MS = [1_000, 2_000, 4_000] as const;
const LONGEST_PAUSE_MS = 6_000;

/** Asks how the table stands until it is known what became of a wish, whatever its own answer was. */
export async function settleIntent(
  answer: TableResponse,
  intent: RoundIntent,
  { fetchTable, pause, onUnknown }: TableConnection,
): Promise<IntentResult> {
  if (answer.kind === 'table' && answer.table.round) {
    return { kind: 'round', how: 'answered', table: answer.table, round: answer.table.round };
  }
  const refusal = answer.kind === 'refused' ? answer : null;
  if (refusal && !mayHideRound(refusal)) return { kind: 'refused', refusal, table: null };
  let asking: SettlementState = { intent, refusal, attempts: 0, unchangedCount: 0 };
  for (;;) {
    if (!refusal) onUnknown();
    const heard = interpretResponse(asking, await fetchTable());
    if (heard.kind === 'known') return heard.outcome;
    asking = heard.asking;
    await pause(heard.afterMs);
  }
}

/** What an answer about the table says of the wish. */
function interpretResponse(asking: SettlementState, reply: TableResponse): SettlementStep {
  const { intent, refusal } = asking;
  if (reply.kind === 'table') {
    const { table } = reply;
    const found = findRecoveredRound(intent, table);
    if (found) return { kind: 'known', outcome: { kind: 'round', table, ...found } };
    if (refusal) return { kind: 'known', outcome: { kind: 'refused', refusal, table } };
    const unchangedCount = asking.unchangedCount + 1;
    if (unchangedCount >= UNCHANGED_LIMIT[intent.kind])
      return { kind: 'known', outcome: { kind: 'nothing', table } };
    return { kind: 'ask-again', asking: { ...asking, unchangedCount }, afterMs: CONFIRM_MS };
  }
  // A refused wish took nothing, whether or not the table can be seen now.
  if (refusal) return { kind: 'known', outcome: { kind: 'refused', refusal, table: null } };
  if (reply.kind === 'refused' && (reply.status === 401 || reply.status === 403)) {
    return { kind: 'known', outcome: { kind: 'closed', refusal: reply } };
  }
  const afterMs = PAUSES_MS[asking.attempts] ?? LONGEST_PAUSE_MS;
  return { kind: 'ask-again', asking: { ...asking, attempts: asking.attempts + 1 }, afterMs };
}

/** Refusals that come because another round was begun or has moved on. */
function mayHideRound({ status, code }: Refusal): boolean {
  return status === 409 || code === 'TOO_SOON';
}

type RecoveredRound = { how: 'late' | 'elsewhere'; round: PublicRound };

function findRecoveredRound(wish: RoundIntent, { round: newest, history }: Table): RecoveredRound | null {
  const known = newest ? [newest, ...history] : history;
  if (wish.kind === 'act') {
    const own = known.find(({ id }) => id === wish.roundId);
    return own && (own.win !== null || own.step > wish.step) ? { how: 'late', round: own } : null;
  }
  const isOwn = ({ fairness }: PublicRound) =>
    fairness.commitment === wish.commitment && fairness.clientSeed === wish.clientSeed;
  const own = known.find(isOwn);
  // An open round has to be played first, whoever began it.
  if (newest && newest.win === null && newest.id !== own?.id) return { how: 'elsewhere', round: newest };
  if (own) return { how: 'late', round: own };
  return newest && newest.id !== wish.before ? { how: 'elsewhere', round: newest } : null;
}

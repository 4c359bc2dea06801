import type { BonusLabel } from '@baize/api/endpoints/rewards';
import type { MutationOutcome } from '@baize/api/queries/idempotent-mutation';
import { userBonusQuery } from '@baize/api/queries/user-bonus';
import { randomId } from '@baize/browser/random';
import { withTabLock } from '@baize/browser/tab-lock';
import {
  resolveBonusAction,
  type BonusAction,
  type BonusActionOutcome,
  type TargetBonus,
} from '@baize/domain/bonus-actions';
import { report } from '@baize/page/report';
import { useApi, usePlayer } from '@baize/player';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { getPendingClaims } from '../../claim/pending-claims.ts';
import { getCachedBonusIds } from './get-cached-bonus-ids.ts';
import { toBonusRefusal, type BonusRefusal } from './bonus-refusal.ts';

/** How an action ended, until its last word is read. `open` is false once its dialog is on its way out. */
export type FinishedBonusAction = { bonus: TargetBonus; open: boolean } &
  /** `told`: the bonus as the answer or a re-read shows it, where they do. */
  (
    | { kind: 'done'; updatedBonus?: BonusLabel | null }
    | { kind: 'already' | 'not-done' | 'unknown' }
    | { kind: 'refused'; refusal: BonusRefusal }
  );

/** One action to be done to bonuses of this player, each once, whoever presses how often in however many tabs. */
export interface BonusActionMutation {
  /** Ids of the bonuses it is being done to. */
  pending: ReadonlySet<string>;
  result: FinishedBonusAction | null;
  start(bonus: TargetBonus): void;
  /** Lets the ending's dialog leave. */
  dismiss(): void;
  /** The dialog has left. */
  reset(): void;
}

type SendAction = (variables: {
  request: { body: { bonusId: string } };
  nonce: string;
}) => Promise<MutationOutcome<{ bonus: BonusLabel | null }>>;

const PAGE_LIMIT = 50;

/**
 * Sends an action, and says nothing of a lost answer before the bonuses are read again (HTTP-05, PRO-06). An action whose
 * answer was lost keeps its key for the next try. A refused session is the session's own matter and ends here unsaid.
 */
export function useBonusAction(action: BonusAction, send: SendAction): BonusActionMutation {
  const api = useApi();
  const cache = useQueryClient();
  const userId = usePlayer()?.getUser.userId ?? null;
  const desk = getPendingClaims(cache);
  const underWay = useSyncExternalStore(desk.subscribe, desk.pending, desk.pending);
  const [result, setEnding] = useState<FinishedBonusAction | null>(null);
  const nonces = useRef(new Map<string, string>());
  const prefix = `${action} ${userId ?? ''} `;

  const readAgain = async () => {
    try {
      const page = await cache.query({
        ...userBonusQuery(api, { limit: PAGE_LIMIT }),
        staleTime: 0,
        retry: false,
        networkMode: 'always',
      });
      return page.rows;
    } catch {
      return null;
    }
  };

  const run = async (bonus: TargetBonus): Promise<FinishedBonusAction | null> => {
    const nonce = nonces.current.get(bonus.id) ?? randomId();
    nonces.current.set(bonus.id, nonce);
    const known = getCachedBonusIds(cache);
    const outcome = await send({ request: { body: { bonusId: bonus.id } }, nonce });
    const kind = toResultKind(outcome);
    if (kind !== 'lost') nonces.current.delete(bonus.id);
    if (outcome.kind !== 'done' && outcome.failure.kind === 'session-ended') return null;
    const bonuses = kind === 'lost' || kind === 'conflict' ? await readAgain() : null;
    const verdict = resolveBonusAction({
      action,
      target: bonus,
      outcome: kind,
      bonuses,
      known: known && [...known],
    });
    // Settled: the same bonus asked for again is another question.
    if (verdict === 'done' || verdict === 'already') nonces.current.delete(bonus.id);
    if (verdict === 'done') {
      const updatedBonus =
        outcome.kind === 'done' ? outcome.response.bonus : (bonuses?.find(matchesBonus(bonus)) ?? null);
      return { kind: verdict, bonus, updatedBonus, open: true };
    }
    if (verdict !== 'refused') return { kind: verdict, bonus, open: true };
    const refusal = outcome.kind === 'done' ? null : toBonusRefusal(outcome.failure);
    return refusal && { kind: 'refused', refusal, bonus, open: true };
  };

  const start = async (bonus: TargetBonus) => {
    const name = prefix + bonus.id;
    if (userId === null || !desk.start(name)) return;
    try {
      setEnding(await withTabLock(name, () => run(bonus)));
    } catch (problem) {
      report('An action to a bonus ended without a verdict.', problem);
      setEnding({ kind: 'unknown', bonus, open: true });
    } finally {
      desk.end(name);
    }
  };

  const pending = useMemo(() => {
    const names = [...underWay].filter((name) => name.startsWith(prefix));
    return new Set(names.map((name) => name.slice(prefix.length)));
  }, [underWay, prefix]);

  return {
    pending,
    result,
    start: (bonus) => void start(bonus),
    dismiss: () => setEnding((last) => last && { ...last, open: false }),
    reset: () => setEnding((last) => (last?.open ? last : null)),
  };
}

/** An offer taken has a number of its own: its name tells it. */
function matchesBonus({ id, name }: TargetBonus) {
  return (one: BonusLabel) => one.id === id || (one.name !== '' && one.name === name);
}

function toResultKind(outcome: MutationOutcome<unknown>): BonusActionOutcome {
  if (outcome.kind === 'done') return 'done';
  if (outcome.kind === 'unknown') return 'lost';
  return outcome.failure.status === 409 ? 'conflict' : 'refused';
}

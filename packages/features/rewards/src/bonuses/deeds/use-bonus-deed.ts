import type { BonusLabel } from '@baize/api/calls/rewards';
import type { DeedOutcome } from '@baize/api/queries/deed';
import { userBonusQuery } from '@baize/api/queries/user-bonus';
import { randomId } from '@baize/browser/random';
import { withTabLock } from '@baize/browser/tab-lock';
import {
  judgeBonusDeed,
  type BonusDeed,
  type BonusDeedOutcome,
  type MeantBonus,
} from '@baize/domain/bonus-deeds';
import { useApi, usePlayer } from '@baize/shell/player';
import { report } from '@baize/shell/report';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { deskOf } from '../../claim/claim-desk.ts';
import { knownIds } from './known-ids.ts';
import { refusalOf, type Refusal } from './refusal.ts';

/** How a deed ended, until its last word is read. `open` is false once its dialog is on its way out. */
export type DeedEnding = { bonus: MeantBonus; open: boolean } &
  /** `told`: the bonus as the answer or a re-read shows it, where they do. */
  (
    | { kind: 'done'; told?: BonusLabel | null }
    | { kind: 'already' | 'not-done' | 'unknown' }
    | { kind: 'refused'; refusal: Refusal }
  );

/** One deed to be done to bonuses of this player, each once, whoever presses how often in however many tabs. */
export interface BonusDeeds {
  /** Ids of the bonuses it is being done to. */
  pending: ReadonlySet<string>;
  ending: DeedEnding | null;
  start(bonus: MeantBonus): void;
  /** Lets the ending's dialog leave. */
  dismiss(): void;
  /** The dialog has left. */
  forget(): void;
}

type Send = (asked: {
  ask: { body: { bonusId: string } };
  nonce: string;
}) => Promise<DeedOutcome<{ bonus: BonusLabel | null }>>;

const ENOUGH = 50;

/**
 * Sends a deed, and says nothing of a lost answer before the bonuses are read again (HTTP-05, PRO-06). A deed whose
 * answer was lost keeps its key for the next try. A refused session is the session's own matter and ends here unsaid.
 */
export function useBonusDeed(deed: BonusDeed, send: Send): BonusDeeds {
  const api = useApi();
  const cache = useQueryClient();
  const userId = usePlayer()?.getUser.userId ?? null;
  const desk = deskOf(cache);
  const underWay = useSyncExternalStore(desk.subscribe, desk.pending, desk.pending);
  const [ending, setEnding] = useState<DeedEnding | null>(null);
  const nonces = useRef(new Map<string, string>());
  const prefix = `${deed} ${userId ?? ''} `;

  const readAgain = async () => {
    try {
      const page = await cache.query({
        ...userBonusQuery(api, { limit: ENOUGH }),
        staleTime: 0,
        retry: false,
        networkMode: 'always',
      });
      return page.rows;
    } catch {
      return null;
    }
  };

  const run = async (bonus: MeantBonus): Promise<DeedEnding | null> => {
    const nonce = nonces.current.get(bonus.id) ?? randomId();
    nonces.current.set(bonus.id, nonce);
    const known = knownIds(cache);
    const outcome = await send({ ask: { body: { bonusId: bonus.id } }, nonce });
    const kind = kindOf(outcome);
    if (kind !== 'lost') nonces.current.delete(bonus.id);
    if (outcome.kind !== 'done' && outcome.failure.kind === 'session-ended') return null;
    const bonuses = kind === 'lost' || kind === 'conflict' ? await readAgain() : null;
    const verdict = judgeBonusDeed({
      deed,
      asked: bonus,
      outcome: kind,
      bonuses,
      known: known && [...known],
    });
    // Settled: the same bonus asked for again is another question.
    if (verdict === 'done' || verdict === 'already') nonces.current.delete(bonus.id);
    if (verdict === 'done') {
      const told = outcome.kind === 'done' ? outcome.answer.bonus : (bonuses?.find(isMeant(bonus)) ?? null);
      return { kind: verdict, bonus, told, open: true };
    }
    if (verdict !== 'refused') return { kind: verdict, bonus, open: true };
    const refusal = outcome.kind === 'done' ? null : refusalOf(outcome.failure);
    return refusal && { kind: 'refused', refusal, bonus, open: true };
  };

  const start = async (bonus: MeantBonus) => {
    const name = prefix + bonus.id;
    if (userId === null || !desk.begin(name)) return;
    try {
      setEnding(await withTabLock(name, () => run(bonus)));
    } catch (problem) {
      report('A deed to a bonus ended without a verdict.', problem);
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
    ending,
    start: (bonus) => void start(bonus),
    dismiss: () => setEnding((last) => last && { ...last, open: false }),
    forget: () => setEnding((last) => (last?.open ? last : null)),
  };
}

/** An offer taken has a number of its own: its name tells it. */
function isMeant({ id, name }: MeantBonus) {
  return (one: BonusLabel) => one.id === id || (one.name !== '' && one.name === name);
}

function kindOf(outcome: DeedOutcome<unknown>): BonusDeedOutcome {
  if (outcome.kind === 'done') return 'done';
  if (outcome.kind === 'unknown') return 'lost';
  return outcome.failure.status === 409 ? 'conflict' : 'refused';
}

import { stored } from '@baize/browser/storage';
import { intervalOf, realityCheckDue, type RealityCheckDue } from '@baize/domain/reality-check';
import { useSyncExternalStore } from 'react';
import type { playSession } from './play-session.ts';
import { useRulePack } from './use-rule-pack.ts';

type Session = NonNullable<ReturnType<typeof playSession>>;

/** So many players of one browser have their own interval; the platform keeps none. */
const PLAYERS = 8;

type Chosen = { player: string; minutes: number | null };

const chosen = stored<readonly Chosen[]>({
  key: 'reality-interval',
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isChosen) : undefined),
  fallback: [],
});

function isChosen(raw: unknown): raw is Chosen {
  if (typeof raw !== 'object' || raw === null || !('player' in raw) || !('minutes' in raw)) return false;
  return typeof raw.player === 'string' && (raw.minutes === null || Number.isFinite(raw.minutes));
}

/** Keeps how often a player wants to be told, in minutes; null is never (LIM-07). */
export function chooseRealityInterval(player: string, minutes: number | null): void {
  const others = chosen.get().filter((row) => row.player !== player);
  chosen.set([{ player, minutes }, ...others].slice(0, PLAYERS));
}

/** How often the player is told, in minutes: as chosen, within what the market asks; null is never. */
export function useRealityInterval(player: string | null): number | null {
  const pack = useRulePack();
  const rows = useSyncExternalStore(chosen.subscribe, chosen.get, () => chosen.get());
  return intervalOf(rows.find((row) => row.player === player)?.minutes, pack);
}

type Answered = { mark: string; since: number; at: number };

/** The last check that was answered, in whichever tab. */
const answered = stored<Answered | null>({
  key: 'reality-answered',
  parse: (raw) => (isAnswered(raw) ? raw : undefined),
  fallback: null,
});

function isAnswered(raw: unknown): raw is Answered {
  if (typeof raw !== 'object' || raw === null || !('mark' in raw)) return false;
  return 'since' in raw && Number.isFinite(raw.since) && 'at' in raw && Number.isFinite(raw.at);
}

/** The player has seen how the session stands; no tab asks again before the next check. */
export function answerRealityCheck({ mark, since }: Session, at: number): void {
  answered.set({ mark, since, at });
}

/** Hears when a check is answered, also in another tab. */
export const subscribeRealityCheck = answered.subscribe;

/** Whether a session of play has come to a check nobody has answered. */
export function realityCheckOf(
  session: Session,
  ask: { interval: number | null; now: number },
): RealityCheckDue {
  const last = answered.get();
  const own = last?.mark === session.mark && last.since === session.since;
  return realityCheckDue({ startedAt: session.since, acknowledged: own ? last.at : null, ...ask });
}

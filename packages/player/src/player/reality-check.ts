import { storedValue } from '@baize/browser/storage';
import { getTabId } from '@baize/browser/tab-id';
import { effectiveInterval, realityCheckDue, type RealityCheckDue } from '@baize/domain/reality-check';
import { useSyncExternalStore } from 'react';
import type { getPlaySession } from './play-session.ts';
import { useRulePack } from './use-rule-pack.ts';

type Session = NonNullable<ReturnType<typeof getPlaySession>>;

/** So many players of one browser have their own interval; the platform keeps none. */
const MAX_PLAYERS = 8;

type ChosenInterval = { player: string; minutes: number | null };

const storedIntervals = storedValue<readonly ChosenInterval[]>({
  key: 'reality-interval',
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isChosenInterval) : undefined),
  fallback: [],
});

function isChosenInterval(raw: unknown): raw is ChosenInterval {
  if (typeof raw !== 'object' || raw === null || !('player' in raw) || !('minutes' in raw)) return false;
  return typeof raw.player === 'string' && (raw.minutes === null || Number.isFinite(raw.minutes));
}

/** Keeps how often a player wants to be told, in minutes; null is never (LIM-07). */
export function setRealityCheckInterval(player: string, minutes: number | null): void {
  const others = storedIntervals.get().filter((row) => row.player !== player);
  storedIntervals.set([{ player, minutes }, ...others].slice(0, MAX_PLAYERS));
}

/** How often the player is told, in minutes: as chosen, within what the market asks; null is never. */
export function useRealityCheckInterval(player: string | null): number | null {
  const pack = useRulePack();
  const rows = useSyncExternalStore(storedIntervals.subscribe, storedIntervals.get, () =>
    storedIntervals.get(),
  );
  return effectiveInterval(rows.find((row) => row.player === player)?.minutes, pack);
}

/** `leftIn`: the tab in which the player chose not to go on playing; null where they did. */
type AcknowledgedCheck = { mark: string; since: number; at: number; leftIn: string | null };

/** The last check that was answered, in whichever tab. */
const acknowledgedCheck = storedValue<AcknowledgedCheck | null>({
  key: 'reality-answered',
  parse: (raw) => (isAcknowledgedCheck(raw) ? raw : undefined),
  fallback: null,
});

function isAcknowledgedCheck(raw: unknown): raw is AcknowledgedCheck {
  if (typeof raw !== 'object' || raw === null || !('mark' in raw)) return false;
  if (!('since' in raw && Number.isFinite(raw.since) && 'at' in raw && Number.isFinite(raw.at))) return false;
  return 'leftIn' in raw && (raw.leftIn === null || typeof raw.leftIn === 'string');
}

/** The player has seen how the session stands; no tab asks again before the next check. */
export function acknowledgeRealityCheck(
  { mark, since }: Session,
  { at, goesOn }: { at: number; goesOn: boolean },
): void {
  acknowledgedCheck.set({ mark, since, at, leftIn: goesOn ? null : getTabId() });
}

/** Whether the last check of a session was answered by leaving the game in another tab. */
export function hasLeftElsewhere({ mark, since }: Session): boolean {
  const last = acknowledgedCheck.get();
  if (last?.mark !== mark || last.since !== since) return false;
  return last.leftIn !== null && last.leftIn !== getTabId();
}

/** Hears when a check is answered, also in another tab. */
export const subscribeRealityCheck = acknowledgedCheck.subscribe;

/** Whether a session of play has come to a check nobody has answered. */
export function getRealityCheckDue(
  session: Session,
  ask: { interval: number | null; now: number },
): RealityCheckDue {
  const last = acknowledgedCheck.get();
  const own = last?.mark === session.mark && last.since === session.since;
  return realityCheckDue({ startedAt: session.since, acknowledged: own ? last.at : null, ...ask });
}

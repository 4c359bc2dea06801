import type { PlayerLimit, PlayerLimits } from '../endpoints/account/get-limits.ts';
import type { PutLimitRequest } from '../endpoints/account/put-limit.ts';

/**
 * Finds what became of a wish for a limit whose answer was lost: the limit that now is, or waits to be, what was asked for
 * and was not before. Undefined where the limits do not show it: nothing is known then.
 */
export function findMadeLimit(
  ask: PutLimitRequest,
  { before, after }: { before: PlayerLimits | undefined; after: PlayerLimits },
): PlayerLimit | undefined {
  const isAsked = ({ type, period }: PlayerLimit) =>
    type === ask.type && (ask.type === 'session' || period === ask.period);
  const was = before?.limits.find(isAsked);
  const is = after.limits.find(isAsked);
  if (was === undefined || is === undefined) return undefined;
  const wanted = ask.type === 'session' ? ask.minutes : ask.amount;
  const hasWanted = ({ amount, minutes }: Pick<PlayerLimit, 'amount' | 'minutes'>) =>
    (ask.type === 'session' ? minutes : amount) === wanted;
  const waits = is.pending !== null && is.pending.id !== was.pending?.id && hasWanted(is.pending);
  const holds = hasWanted(is) && !hasWanted(was);
  return waits || holds ? is : undefined;
}

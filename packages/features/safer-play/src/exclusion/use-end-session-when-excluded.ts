import { ApiFailure } from '@baize/api/failure';
import { useExclusionStatus } from '@baize/player';
import { endSession } from '@baize/player/session';
import { useEffect } from 'react';

/**
 * An exclusion or a break whose answer was lost may have begun all the same: once the account is read again and says so,
 * the session ends as it does after an answer (LIM-04).
 */
export function useEndSessionWhenExcluded(problem: unknown): void {
  const shut = useExclusionStatus() !== 'free';
  const unheard = problem instanceof ApiFailure && problem.isUnheard;
  useEffect(() => {
    if (unheard && shut) void endSession('ACCOUNT_LOCKED');
  }, [unheard, shut]);
}

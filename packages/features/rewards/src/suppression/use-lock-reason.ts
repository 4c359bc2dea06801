import { useStoredExclusionStatus } from '@baize/player/exclusion-status';

/** Why nothing is offered to a visitor: an account was locked in this browser; null where none was. */
export function useLockReason(): 'excluded' | 'frozen' | null {
  const status = useStoredExclusionStatus();
  return status === 'free' ? null : status;
}

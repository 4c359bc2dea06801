import { ApiFailure } from '@baize/api/failure';
import { createHandoverMutation } from '@baize/api/queries/official-list';
import { handoverUrl } from '@baize/domain/handover';
import { useApi } from '@baize/player';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';

/** Why a player cannot be taken to another address: `refused` by the platform, else it is worth another try. */
export type HandoverFailure = 'refused' | 'failed';

interface HandoverState {
  /** The origin the player is on the way to; null while nothing is under way. */
  pending: string | null;
  failure: HandoverFailure | null;
  go(origin: string): void;
}

/** Takes a signed-in player to another official address, where they stay signed in (MIR-01). */
export function useHandover(): HandoverState {
  const { pathname } = useLocation();
  const { mutate, isPending, isSuccess, variables, error } = useMutation(createHandoverMutation(useApi()));
  const isUnderWay = isPending || isSuccess;
  return {
    pending: isUnderWay ? (variables ?? null) : null,
    failure:
      error === null ? null : error instanceof ApiFailure && error.kind === 'refused' ? 'refused' : 'failed',
    go: (origin) => {
      if (isPending) return;
      mutate(origin, {
        onSuccess: ({ code }) => window.location.assign(handoverUrl({ origin, code, path: pathname })),
      });
    },
  };
}

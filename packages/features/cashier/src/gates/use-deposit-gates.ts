import { queryKeys } from '@baize/api/queries/keys';
import { locationQuery } from '@baize/api/queries/location';
import { whitelistedQuery } from '@baize/api/queries/visitor';
import { depositGates, type DepositGate } from '@baize/domain/cashier-gates';
import { usePage } from '@baize/page';
import { useApi, usePlayer, useExclusionStatus } from '@baize/player';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DepositLimit } from '../limit-bar/use-deposit-limits.ts';

export interface DepositGates {
  /** What stands against a deposit, the first to be told first. */
  gates: readonly DepositGate[];
  /** The code of the platform's latest refusal that nobody has looked at again. */
  refusal: string | null;
  /** When that opens by itself, where the refusal said so (epoch ms). */
  refusedUntil: number | null;
  /** The platform refused a deposit with this code. */
  refuse(code: string, until: number | null): void;
  /** Looks again: at the place, at the player, and lets a refusal be. */
  recheck(): void;
}

/** What stands against a deposit now: what the page knows by itself, and the platform's latest refusal (PAY-08). */
export function useDepositGates(limits: readonly DepositLimit[]): DepositGates {
  const cache = useQueryClient();
  const { settings } = usePage();
  const player = usePlayer();
  const exclusionStatus = useExclusionStatus();
  const location = useQuery(locationQuery(useApi()));
  const [refused, setRefused] = useState<{ code: string; until: number | null } | null>(null);
  const refusal = refused?.code ?? null;
  // Where limits are known, they say themselves whether one is used up: a lower amount may still be paid in.
  const isAboutAmount = refusal === 'PAYMENT_LIMIT_THRESHOLD' && (limits[0]?.left ?? 0) > 0;
  const country = location.data?.country.code.toUpperCase();
  const excluded = country !== undefined && settings.excludedCountryCodeList.includes(country);
  // As for the overlay: an address on the host's whitelist is open wherever it is (GEO-01).
  const whitelisted = useQuery({ ...whitelistedQuery, enabled: excluded });
  const blocked = excluded && whitelisted.data === false;
  const gates = depositGates({
    user: player?.getUser ?? {},
    depositCount: player?.depositCount,
    settings,
    exclusionStatus,
    access: blocked ? 'blocked' : 'open',
    depositLeft: limits[0]?.left ?? null,
    refusal: isAboutAmount ? null : refusal,
  });
  return {
    gates,
    refusal,
    refusedUntil: refused?.until ?? null,
    refuse: (code, until) => {
      setRefused({ code, until });
      // Another tab or device may have set a limit that this page has not heard of.
      void cache.invalidateQueries({ queryKey: queryKeys.limits });
    },
    recheck: () => {
      setRefused(null);
      for (const queryKey of [queryKeys.location, queryKeys.whitelisted, queryKeys.limits])
        void cache.invalidateQueries({ queryKey });
      void cache.invalidateQueries({ queryKey: queryKeys.userDetails });
    },
  };
}

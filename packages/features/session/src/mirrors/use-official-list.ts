import { officialListQuery } from '@baize/api/queries/official-list';
import { platformClock } from '@baize/browser/clock';
import { verifySignature } from '@baize/browser/verify-signature';
import { judgeOfficialList, type OfficialListVerdict } from '@baize/domain/official-list';
import { useNow } from '@baize/page/clock';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';

interface OfficialListState {
  /** Null until it is known. */
  verdict: OfficialListVerdict | null;
  isFetching: boolean;
  retry(): void;
}

/** The brand's official addresses, believed only as far as their signature goes; inside `PlayerProviders`. */
export function useOfficialList(): OfficialListState {
  // A list runs out while it is looked at.
  useNow({ every: 'minute' });
  const { data, isError, isFetching, refetch } = useQuery(officialListQuery(useApi(), verifySignature));
  const verdict = data
    ? judgeOfficialList({ ...data, now: platformClock.now() })
    : isError
      ? ({ status: 'unverified', problem: 'unreachable' } as const)
      : null;
  return { verdict, isFetching, retry: () => void refetch() };
}

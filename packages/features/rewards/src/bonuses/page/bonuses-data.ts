import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { userBonusQuery } from '@baize/api/queries/user-bonus';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';

/** What a list of bonuses is: not yet read, not to be read, or read. */
export type BonusesState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'known'; rows: readonly BonusLabel[] };

const PAGE_LIMIT = 50;

/** The bonuses that run, or that wait to be taken; what was read once stays when a later read fails. */
export function useBonuses(status: 'active' | 'offered'): BonusesState {
  const asked = useQuery(userBonusQuery(useApi(), { status, limit: PAGE_LIMIT }));
  if (asked.data) return { kind: 'known', rows: asked.data.rows };
  if (asked.isError) return { kind: 'failed', retry: () => void asked.refetch() };
  return { kind: 'loading' };
}

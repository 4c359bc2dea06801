import { useSearchParams } from 'react-router';

/** The ways a bonus can have ended, and all of them together. */
export const HISTORY_FILTERS = ['all', 'completed', 'lost', 'cancelled', 'expired'] as const;

export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

/** Where in the history the player is; the address holds it, so Back, reload and a shared link lead there. */
export interface BonusHistoryUrlState {
  filter: HistoryFilter;
  page: number;
  /** The query of another place, everything else in it kept. */
  getSearch(place: { filter: HistoryFilter; page: number }): string;
}

const PAGE = /^[1-9]\d{0,3}$/;

function filterOf(text: string | null): HistoryFilter {
  return HISTORY_FILTERS.find((filter) => filter === text) ?? 'all';
}

/** Reads the place from `?status=&page=`; what cannot be read is the beginning. */
export function useBonusHistoryUrlState(): BonusHistoryUrlState {
  const [query] = useSearchParams();
  const page = query.get('page') ?? '';
  return {
    filter: filterOf(query.get('status')),
    page: PAGE.test(page) ? Number(page) : 1,
    getSearch(place) {
      const next = new URLSearchParams(query);
      next.delete('status');
      next.delete('page');
      if (place.filter !== 'all') next.set('status', place.filter);
      if (place.page > 1) next.set('page', String(place.page));
      return `?${next.toString()}`;
    },
  };
}

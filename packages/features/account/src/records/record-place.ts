import { isDate } from '@baize/domain/zone';
import { useSearchParams } from 'react-router';

/** The lists of one page, one shown at a time. */
export const RECORD_VIEWS = ['transactions', 'games', 'statement'] as const;

export type RecordView = (typeof RECORD_VIEWS)[number];

/** Which lines are shown; null leaves nothing out. Days are whole days of the player's zone, both included. */
export interface RecordFilters {
  type: string | null;
  status: string | null;
  from: string | null;
  to: string | null;
}

/** Where in the lists the player is; the address holds it, so Back, reload and a shared link lead there. */
export interface RecordPlace extends RecordFilters {
  view: RecordView;
  page: number;
  /** The query of another place in the same list, what does not belong to the lists kept; the page begins anew. */
  searchOf(change: Partial<RecordFilters> & { page?: number }): string;
  /** The query of the beginning of a list. */
  viewOf(view: RecordView): string;
}

const PAGE = /^[1-9]\d{0,3}$/;
const WORD = /^[a-z-]{1,20}$/;
const OWN = ['view', 'type', 'status', 'from', 'to', 'page'] as const;

/** Reads the place from the address; what cannot be read is left out, and days the wrong way round are turned. */
export function useRecordPlace(): RecordPlace {
  const [query] = useSearchParams();
  const word = (name: string) => readAs(query.get(name), (text) => WORD.test(text));
  const day = (name: string) => readAs(query.get(name), isDate);
  const [one, other] = [day('from'), day('to')];
  const turned = one !== null && other !== null && one > other;
  const filters: RecordFilters = {
    type: word('type'),
    status: word('status'),
    from: turned ? other : one,
    to: turned ? one : other,
  };
  const view = RECORD_VIEWS.find((name) => name === query.get('view')) ?? 'transactions';
  const write = (values: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(query);
    for (const name of OWN) next.delete(name);
    for (const [name, value] of Object.entries(values)) if (value !== null) next.set(name, value);
    return `?${next.toString()}`;
  };
  const named = (name: RecordView) => (name === 'transactions' ? null : name);
  return {
    ...filters,
    view,
    page: Number(readAs(query.get('page'), (text) => PAGE.test(text)) ?? 1),
    searchOf: ({ page = 1, ...change }) =>
      write({ view: named(view), ...filters, ...change, page: page > 1 ? String(page) : null }),
    viewOf: (name) => write({ view: named(name) }),
  };
}

function readAs(text: string | null, fits: (text: string) => boolean): string | null {
  return text !== null && fits(text) ? text : null;
}

/** Whether anything is left out. */
export function isFiltered({ type, status, from, to }: RecordFilters): boolean {
  return type !== null || status !== null || from !== null || to !== null;
}

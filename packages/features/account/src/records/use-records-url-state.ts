import { isDate } from '@baize/domain/zone';
import { RECORD_PARAM } from '@baize/links/record-target';
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

/** A day after the other one, or a text in place of a day that no calendar has. */
export type DateRangeError = 'from-after-to' | 'from-no-day' | 'to-no-day';

/** Where in the lists the player is; the address holds it, so Back, reload and a shared link lead there. */
export interface RecordsUrlState extends RecordFilters {
  view: RecordView;
  page: number;
  /** The transaction whose record is open, by its id or reference; null shows the list. */
  record: string | null;
  /** Whether the address names a page that no list can have: the first one is shown, and the address is to say so. */
  isPageInvalid: boolean;
  /** What keeps the days from being requested: they stay in the address as they were typed. */
  dateRangeError: DateRangeError | null;
  /** The query of another place in the same list, what does not belong to the lists kept; the page begins anew. */
  getSearch(change: Partial<RecordFilters> & { page?: number }): string;
  /** The query as it stands, but for its page. */
  getFirstPageSearch(): string;
  /** The query of the beginning of a list. */
  getViewSearch(view: RecordView): string;
  /** The query of a transaction's record; filters and page stay, so that the list is found again as it was left. */
  getRecordSearch(id: string): string;
  /** The query of the list that an open record was chosen from. */
  getListSearch(): string;
}

const PAGE = /^[1-9]\d*$/;
/** More pages than any list has: a larger number leads to the last one, too. */
const LAST_PAGE = 9_999;
const WORD = /^[a-z-]{1,20}$/;
const LONGEST_ID = 100;
const RECORD_PARAMS = ['view', 'type', 'status', 'from', 'to', 'page', RECORD_PARAM] as const;

/** Reads the place from the address; what cannot be read is left out, and days that cannot be right are named. */
export function useRecordsUrlState(): RecordsUrlState {
  const [query] = useSearchParams();
  const word = (name: string) => readAs(query.get(name), (text) => WORD.test(text));
  const day = (name: string) => readAs(query.get(name), isDate);
  const [from, to] = [day('from'), day('to')];
  const pageText = query.get('page');
  const pageNumber = readAs(pageText, (text) => PAGE.test(text));
  const filters: RecordFilters = { type: word('type'), status: word('status'), from, to };
  const view = RECORD_VIEWS.find((name) => name === query.get('view')) ?? 'transactions';
  const write = (values: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(query);
    for (const name of RECORD_PARAMS) next.delete(name);
    for (const [name, value] of Object.entries(values)) if (value !== null) next.set(name, value);
    return `?${next.toString()}`;
  };
  // The order of the rest stays: Back knows an address by its letters.
  const withParam = (name: typeof RECORD_PARAM | 'page', value: string | null) => {
    const next = new URLSearchParams(query);
    next.delete(name);
    if (value !== null) next.set(name, value);
    return next.size === 0 ? '' : `?${next.toString()}`;
  };
  const named = (name: RecordView) => (name === 'transactions' ? null : name);
  return {
    ...filters,
    view,
    record: readAs(query.get(RECORD_PARAM), (text) => text !== '' && text.length <= LONGEST_ID),
    isPageInvalid: pageText !== null && pageNumber === null,
    dateRangeError: getDateRangeError({ from, to }, query),
    page: Math.min(Number(pageNumber ?? 1), LAST_PAGE),
    getSearch: ({ page = 1, ...change }) =>
      write({ view: named(view), ...filters, ...change, page: page > 1 ? String(page) : null }),
    getFirstPageSearch: () => withParam('page', null),
    getViewSearch: (name) => write({ view: named(name) }),
    getRecordSearch: (id) => withParam(RECORD_PARAM, id),
    getListSearch: () => withParam(RECORD_PARAM, null),
  };
}

function readAs(text: string | null, fits: (text: string) => boolean): string | null {
  return text !== null && fits(text) ? text : null;
}

function getDateRangeError(
  { from, to }: Pick<RecordFilters, 'from' | 'to'>,
  query: URLSearchParams,
): DateRangeError | null {
  if (from === null && query.get('from')) return 'from-no-day';
  if (to === null && query.get('to')) return 'to-no-day';
  return from !== null && to !== null && from > to ? 'from-after-to' : null;
}

/** Whether anything is left out. */
export function isFiltered({ type, status, from, to }: RecordFilters): boolean {
  return type !== null || status !== null || from !== null || to !== null;
}

import type { InfiniteData } from '@tanstack/react-query';

/** Rows of one page, with how many there are on all pages. */
type Page<Row> = { count: number; rows: readonly Row[] };

/** The number of the page after this one, or undefined at the end; by the count, for a broken row may be missing. */
export function nextPage(limit: number) {
  return (last: { count: number }, _pages: unknown, pageNo: number): number | undefined =>
    pageNo * limit < last.count ? pageNo + 1 : undefined;
}

/** The most rows the platform gives at once. */
const MAX_PAGE_SIZE = 200;

/** Reads every page of a list, one after the other; a row that slid onto the next page meanwhile stands once. */
export async function fetchAllPages<Row extends { transactionId: string }>(
  read: (page: { pageNo: number; limit: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  const after = nextPage(MAX_PAGE_SIZE);
  let pageNo: number | undefined = 1;
  while (pageNo !== undefined) {
    const page: Page<Row> = await read({ pageNo, limit: MAX_PAGE_SIZE });
    for (const row of page.rows) found.set(row.transactionId, row);
    pageNo = after(page, undefined, pageNo);
  }
  return [...found.values()];
}

/** All loaded pages as one list. */
export function flattenPages<Row>({ pages }: InfiniteData<Page<Row>, number>): Page<Row> {
  return { count: pages.at(-1)?.count ?? 0, rows: pages.flatMap(({ rows }) => rows) };
}

import type { InfiniteData } from '@tanstack/react-query';

/** Rows of one page, with how many there are on all pages. */
type Page<Row> = { count: number; rows: readonly Row[] };

/** The number of the page after this one, or undefined at the end; by the count, for a broken row may be missing. */
export function nextPage(limit: number) {
  return (last: { count: number }, _pages: unknown, pageNo: number): number | undefined =>
    pageNo * limit < last.count ? pageNo + 1 : undefined;
}

/** All loaded pages as one list. */
export function joinPages<Row>({ pages }: InfiniteData<Page<Row>, number>): Page<Row> {
  return { count: pages.at(-1)?.count ?? 0, rows: pages.flatMap(({ rows }) => rows) };
}

import { useLayoutEffect, useState } from 'react';

/** Rows drawn above and below what is seen: so far a quick finger goes between two frames. */
const OVERSCAN = 3;

/** The rows of a grid that are near what is seen of the page, from `first` up to but not with `end`. */
export interface VisibleRows {
  first: number;
  end: number;
}

/** Follows which rows are in sight, by the page's own scrolling; all rows are as high as each other (CSS px). */
export function useVisibleRows({
  rows,
  height,
  top,
}: {
  rows: number;
  height: number;
  top: number;
}): VisibleRows {
  const [sight, setSight] = useState<VisibleRows>({ first: 0, end: Math.min(rows, 2 * OVERSCAN) });
  useLayoutEffect(() => {
    const look = () => {
      const next = visibleRows({ rows, height, from: window.scrollY - top, room: window.innerHeight });
      setSight((before) => (before.first === next.first && before.end === next.end ? before : next));
    };
    look();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', look, { passive: true, signal });
    window.addEventListener('resize', look, { signal });
    return () => stop.abort();
  }, [rows, height, top]);
  return sight;
}

/** Which rows to draw: those between `from` and `room` further down, and some around; never more than there are. */
export function visibleRows(ask: { rows: number; height: number; from: number; room: number }): VisibleRows {
  const { rows, height, from, room } = ask;
  const within = (row: number) => Math.min(Math.max(row, 0), rows);
  return {
    first: within(Math.floor(from / height) - OVERSCAN),
    end: within(Math.ceil((from + room) / height) + OVERSCAN),
  };
}

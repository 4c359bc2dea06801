import { useLayoutEffect, useState, type RefObject } from 'react';
import type { TileShape } from '../tile/game-tile.tsx';
import { GRID } from './grid-dimensions.ts';

/** Where the tiles of a grid stand, in CSS px. */
export interface GridShape {
  columns: number;
  tile: { width: number };
  /** From one tile to the next one beside and below it. */
  step: { across: number; down: number };
  /** Where the grid begins on its page. */
  top: number;
}

/** Until it is measured: a phone's, of which nothing is seen yet. */
const UNMEASURED: GridShape = { columns: 3, tile: { width: 110 }, step: { across: 118, down: 210 }, top: 0 };

/** Measures the room of a grid, and again when it changes: columns as the style sheet would make them. */
export function useGridShape(room: RefObject<HTMLElement | null>, tiles: TileShape): GridShape {
  const [shape, setShape] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const watched = room.current;
    if (!watched) return undefined;
    const measure = () => {
      const next = measureGrid(watched, tiles);
      setShape((before) => (isSameShape(before, next) ? before : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(watched);
    return () => sizes.disconnect();
  }, [room, tiles]);
  // A tile's own height follows its width: it is known once one stands.
  useLayoutEffect(() => {
    const watched = room.current;
    if (watched)
      setShape((before) =>
        isSameShape(before, measureGrid(watched, tiles)) ? before : measureGrid(watched, tiles),
      );
  }, [room, tiles, shape.tile.width]);
  return shape;
}

function measureGrid(room: HTMLElement, tiles: TileShape): GridShape {
  const phone = matchMedia(GRID.media).matches;
  const { gap } = phone ? GRID.phone : GRID.wide;
  const width = room.clientWidth;
  const columns = phone
    ? GRID.phone.columns[tiles]
    : Math.max(1, Math.floor((width + gap.across) / (GRID.wide.tile[tiles] + gap.across)));
  const tile = { width: (width - (columns - 1) * gap.across) / columns };
  const first = room.firstElementChild;
  const height =
    first instanceof HTMLElement && first.offsetHeight > 0 ? first.offsetHeight : tile.width * 1.7;
  return {
    columns,
    tile,
    step: { across: tile.width + gap.across, down: height + gap.down },
    top: room.getBoundingClientRect().top + window.scrollY,
  };
}

function isSameShape(a: GridShape, b: GridShape): boolean {
  return (
    a.columns === b.columns &&
    a.tile.width === b.tile.width &&
    a.step.down === b.step.down &&
    Math.abs(a.top - b.top) < 1
  );
}

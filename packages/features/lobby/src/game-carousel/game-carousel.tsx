import { usePage } from '@baize/page';
import { IconButton } from '@baize/ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { SectionHeader } from './section-header.tsx';
import { GameTile, type TileShape } from '../tile/game-tile.tsx';
import type { TileGame } from '../tile/tile-game.ts';
import * as css from './game-carousel.css.ts';
import { useScrollRow, type ScrollRow } from './use-scroll-row.ts';

interface GameCarouselProps {
  title: string;
  /** How many games there are in all; not said where nobody counted. */
  count?: number | undefined;
  /** Where all of them stand, as a path of the app. */
  all?: string | undefined;
  games: readonly TileGame[];
  shape?: TileShape;
  /** The row holds a part of its games so far. */
  more?: boolean;
  /** Somebody moves the row: there may be more games than it holds. */
  onMove?: (() => void) | undefined;
}

/** One row of games, which fingers, keys and the two buttons move; nothing where there are none. */
export function GameCarousel({
  title,
  count,
  all,
  games,
  shape = 'portrait',
  more: hasMore = false,
  onMove: onScroll,
}: GameCarouselProps) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const row = useScrollRow(list, { count: games.length, more: hasMore, onMove: onScroll });
  if (games.length === 0) return null;
  return (
    <section className={css.carousel} aria-labelledby={heading}>
      <SectionHeader id={heading} title={title} count={count} path={all}>
        <Arrows row={row} />
      </SectionHeader>
      <div className={css.viewport}>
        <ul ref={list} className={css.rows[shape]}>
          {games.map((game) => (
            <li key={game.slug} className={css.item}>
              <GameTile game={game} shape={shape} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A button that cannot move further is off, not gone. */
function Arrows({ row }: { row: ScrollRow }) {
  const { t } = useLingui();
  const turned = usePage().direction === 'rtl';
  const [Back, On] = turned ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <span className={css.arrows}>
      <IconButton
        variant="outline"
        size="small"
        label={t({ id: 'lobby.carousel.previous', message: 'Previous games' })}
        icon={<Back size={18} />}
        disabled={row.atStart}
        onClick={() => row.scroll(-1)}
      />
      <IconButton
        variant="outline"
        size="small"
        label={t({ id: 'lobby.carousel.next', message: 'More games' })}
        icon={<On size={18} />}
        disabled={row.atEnd}
        onClick={() => row.scroll(1)}
      />
    </span>
  );
}

import { Skeleton } from '@baize/ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NotRead } from '../list/not-read.tsx';
import { useFailureText } from '../list/use-failure-text.ts';
import type { FoundGame, Way } from './find.ts';
import * as css from './search.css.ts';
import { GameOption, WayOption } from './search-options.tsx';
import type { Marked } from './use-marked.ts';
import type { Found } from './use-search.ts';

interface SearchResultsProps {
  found: Extract<Found, { kind: 'found' | 'nothing' | 'offered' }>;
  marked: Marked;
  label: string;
  /** What Enter opens. */
  enter: string | null;
  onOpen(): void;
}

/** What was found, or is offered: one list that the field moves through, in parts with a name. */
export function SearchResults({ found, marked, label, enter, onOpen }: SearchResultsProps) {
  const { t } = useLingui();
  const option = (to: string) => ({ id: marked.optionId(to), marked: to === marked.at, onOpen });
  const games = (name: string, rows: readonly FoundGame[]) => (
    <Part name={name} look="rows" empty={rows.length === 0}>
      {rows.map((game) => (
        <GameOption key={game.to} game={game} {...option(game.to)} enter={game.to === enter} />
      ))}
    </Part>
  );
  const ways = (rows: readonly Way[]) => (
    <Part
      name={t({ id: 'search.ways', message: 'Kinds of games and studios' })}
      look="ways"
      empty={rows.length === 0}
    >
      {rows.map((way) => (
        <WayOption key={way.to} way={way} {...option(way.to)} />
      ))}
    </Part>
  );
  const popular = t({ id: 'lobby.popular', message: 'Popular games' });
  return (
    <div role="listbox" id={marked.listId} aria-label={label} className={css.list}>
      {found.kind === 'offered' ? (
        <>
          {games(t({ id: 'search.recent', message: 'Played before' }), found.recent)}
          {games(popular, found.popular)}
        </>
      ) : (
        <>
          {ways(found.ways)}
          {found.kind === 'found'
            ? games(t({ id: 'search.games', message: 'Games' }), found.games)
            : games(popular, found.popular)}
        </>
      )}
    </div>
  );
}

function Part(part: { name: string; look: 'rows' | 'ways'; empty: boolean; children: ReactNode }) {
  const { name, look, empty, children } = part;
  if (empty) return null;
  return (
    <div role="group" aria-label={name}>
      <p aria-hidden className={css.heading}>
        {name}
      </p>
      <div role="presentation" className={look === 'ways' ? css.ways : css.rows}>
        {children}
      </div>
    </div>
  );
}

/** Neither the index nor the platform has answered. */
export function SearchFailed({ problem, again }: Extract<Found, { kind: 'failed' }>) {
  const { t } = useLingui();
  const title = t({ id: 'search.failed', message: 'Games could not be loaded' });
  return <NotRead title={title} heading="h3" said={useFailureText(problem)} again={again} />;
}

export function SearchWaiting() {
  return (
    <div className={css.rows} aria-hidden>
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place} className={css.waiting}>
          <Skeleton shape="block" width={42} height={56} />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

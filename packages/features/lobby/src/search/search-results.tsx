import { Skeleton } from '@baize/ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadError } from '../list/load-error.tsx';
import { useFailureMessage } from '../list/use-failure-message.ts';
import type { FoundGame, ListLink } from './search-matches.ts';
import * as css from './search.css.ts';
import { GameOption, ListLinkOption } from './search-options.tsx';
import type { ActiveOption } from './use-active-option.ts';
import type { SearchState } from './use-search.ts';

interface SearchResultsProps {
  found: Extract<SearchState, { kind: 'found' | 'nothing' | 'offered' }>;
  marked: ActiveOption;
  label: string;
  /** What Enter opens. */
  enter: string | null;
  onOpen(): void;
}

/** What was found, or is offered: one list that the field moves through, in parts with a name. */
export function SearchResults({ found, marked, label, enter, onOpen }: SearchResultsProps) {
  const { t } = useLingui();
  const option = (to: string) => ({ id: marked.optionId(to), marked: to === marked.active, onOpen });
  const games = (name: string, rows: readonly FoundGame[]) => (
    <ResultGroup name={name} look="rows" empty={rows.length === 0}>
      {rows.map((game) => (
        <GameOption key={game.to} game={game} {...option(game.to)} enter={game.to === enter} />
      ))}
    </ResultGroup>
  );
  const ways = (rows: readonly ListLink[]) => (
    <ResultGroup
      name={t({ id: 'search.lists', message: 'Kinds of games and studios' })}
      look="ways"
      empty={rows.length === 0}
    >
      {rows.map((way) => (
        <ListLinkOption key={way.to} link={way} {...option(way.to)} />
      ))}
    </ResultGroup>
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
          {ways(found.listLinks)}
          {found.kind === 'found'
            ? games(t({ id: 'search.games', message: 'Games' }), found.games)
            : games(popular, found.popular)}
        </>
      )}
    </div>
  );
}

function ResultGroup(part: { name: string; look: 'rows' | 'ways'; empty: boolean; children: ReactNode }) {
  const { name, look, empty, children } = part;
  if (empty) return null;
  return (
    <div role="group" aria-label={name}>
      <p aria-hidden className={css.heading}>
        {name}
      </p>
      <div role="presentation" className={look === 'ways' ? css.listLinks : css.rows}>
        {children}
      </div>
    </div>
  );
}

/** Neither the index nor the platform has answered. */
export function SearchFailed({ problem, retry }: Extract<SearchState, { kind: 'failed' }>) {
  const { t } = useLingui();
  const title = t({ id: 'search.failed', message: 'Games could not be loaded' });
  return <LoadError title={title} heading="h3" reason={useFailureMessage(problem)} retry={retry} />;
}

export function SearchSkeleton() {
  return (
    <div className={css.rows} aria-hidden>
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place} className={css.skeletonRow}>
          <Skeleton shape="block" width={42} height={56} />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

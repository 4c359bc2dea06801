import { ApiFailure } from '@baize/api/failure';
import { failureMessage } from '@baize/domain/errors';
import { otherMessages } from '@baize/i18n/catalogue/errors';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Input } from '@baize/ui/input';
import { Skeleton } from '@baize/ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import { CloudAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { PopularGame } from '../popular/popular.ts';
import { Tile } from '../popular/tile.tsx';
import * as css from './search.css.ts';
import { useSearch, type Found } from './use-search.ts';

/** The field, and below it what was found or, where nothing was, what most players play. */
export function SearchBody() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const found = useSearch(typed);
  const label = t({ id: 'search.label', message: 'Search games and studios' });
  return (
    <div className={css.body}>
      <div role="search">
        <Input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <p role="status" className={css.told}>
        <Told found={found} />
      </p>
      <Below found={found} />
    </div>
  );
}

function Told({ found }: { found: Found }) {
  const { t, i18n } = useLingui();
  if (found.kind === 'searching') return t({ id: 'search.searching', message: 'Searching' });
  if (found.kind === 'found') {
    const { count } = found;
    return t({ id: 'search.found', message: `Games found: ${count}` });
  }
  if (found.kind === 'suggested' && found.because === 'nothing-found')
    return i18n._(otherMessages['notice.no-games']);
  return null;
}

function Below({ found }: { found: Found }) {
  const { t, i18n } = useLingui();
  if (found.kind === 'searching') return <Waiting />;
  if (found.kind === 'found') return <Tiles games={found.games} />;
  if (found.kind === 'suggested') return <Suggested games={found.games} />;
  const { problem, again } = found;
  const cause = failureMessage(problem instanceof ApiFailure ? problem : {});
  return (
    <div role="alert">
      <EmptyState
        picture={<CloudAlert size={38} strokeWidth={1.6} />}
        heading="h3"
        title={t({ id: 'search.failed', message: 'Games could not be loaded' })}
        action={
          <Button variant="secondary" onClick={again}>
            {t({ id: 'msg.try.again', message: 'Try again' })}
          </Button>
        }
      >
        {i18n._(otherMessages[cause])}
      </EmptyState>
    </div>
  );
}

function Suggested({ games }: { games: readonly PopularGame[] }) {
  const { t } = useLingui();
  const name = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={name}>
      <h3 id={name} className={css.heading}>
        {t({ id: 'lobby.popular', message: 'Popular games' })}
      </h3>
      <Tiles games={games} />
    </section>
  );
}

function Tiles({ games }: { games: readonly PopularGame[] }) {
  return (
    <ul className={css.tiles}>
      {games.map((game) => (
        <li key={game.slug}>
          <Tile {...game} />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div className={css.tiles} aria-hidden>
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} ratio="3 / 4" shape="block" />
      ))}
    </div>
  );
}

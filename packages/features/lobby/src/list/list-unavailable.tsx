import { PageHead } from '@baize/page/page-head';
import { NotFound } from '@baize/shell/not-found';
import { useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { PopularGames } from '../popular/popular-games.tsx';
import * as css from './game-list.css.ts';
import { GamesLoadError } from './games-load-error.tsx';
import type { ListData } from './list-loader.ts';

/** In place of a list that does not exist, or could not be read. */
export function ListUnavailable({ data }: { data: Exclude<ListData, { kind: 'list' }> }) {
  if (data.kind === 'down') return <ListLoadError />;
  return (
    <NotFound>
      <PopularGames games={data.popular} />
    </NotFound>
  );
}

/** The page where no games could be read at all. */
function ListLoadError() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const name = t({ id: 'lobby.all-games', message: 'All games' });
  return (
    <div className={css.page}>
      <PageHead title={name} />
      <h1 className={css.title}>{name}</h1>
      <GamesLoadError retry={() => void revalidate()} />
    </div>
  );
}

import { NotFound } from '@baize/shell/not-found';
import { PopularGames } from '../popular/popular-games.tsx';
import type { ListData } from './list-loader.ts';
import { ListDown, ListPage } from './list-page.tsx';

/** A list's page by what the server said of it. */
export function ListView({ answer }: { answer: ListData }) {
  if (answer.kind === 'list') return <ListPage served={answer} />;
  if (answer.kind === 'down') return <ListDown />;
  return (
    <NotFound>
      <PopularGames games={answer.popular} />
    </NotFound>
  );
}

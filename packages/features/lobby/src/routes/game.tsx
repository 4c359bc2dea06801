import { otherMessages } from '@baize/i18n/catalogue/errors';
import { BreadCrumbData } from '@baize/shell/bread-crumbs';
import { usePageHref } from '@baize/shell/links';
import { NotFound } from '@baize/shell/not-found';
import type { PageHandle } from '@baize/shell/page-handle';
import { serverFactsContext } from '@baize/shell/page';
import { PageHead } from '@baize/shell/page-head';
import { useLingui } from '@lingui/react/macro';
import { data, useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router';
import { GameDown } from '../game/game-down.tsx';
import { readGame } from '../game/game-on-page.ts';
import { GameRoom } from '../game/game-room.tsx';
import { readPopular } from '../popular/popular.ts';
import { PopularGames } from '../popular/popular-games.tsx';

/** The game for everybody alike; an address without one is a real 404, a platform that is down a 503 (GAM-02). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const server = context.get(serverFactsContext);
  const served = await readGame(params['slug'] ?? '', server);
  if (served.kind === 'game') return data({ ...served, popular: [] });
  if (served.kind === 'down') return data({ ...served, popular: [] }, { status: 503 });
  return data({ ...served, popular: await readPopular(server) }, { status: 404 });
}

/** Modals and wishes to play change the query alone; a try again is of the same address. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** The way here, for search engines; players have the way back beside the name. */
function GameCrumbs({ name }: { name: string }) {
  const { t } = useLingui();
  const casino = { name: t({ id: 'lobby.casino', message: 'Casino' }), href: usePageHref('casino') };
  return <BreadCrumbData crumbs={[casino, { name, href: null }]} />;
}

export const handle: PageHandle = { reads: ['favorites'] };

export default function GamePage() {
  const { i18n, t } = useLingui();
  const served = useLoaderData<typeof loader>();
  if (served.kind === 'down') return <GameDown />;
  if (served.kind === 'missing')
    return (
      <NotFound
        heading={i18n._(otherMessages['error.game-not-found'])}
        text={t({ id: 'game.missing.text', message: 'It may have moved, or left the casino.' })}
      >
        <PopularGames games={served.popular} />
      </NotFound>
    );
  const { game, related } = served;
  return (
    <>
      <GameCrumbs name={game.name} />
      <PageHead title={game.name} {...(game.description === null ? {} : { description: game.description })} />
      <GameRoom key={game.slug} game={game} related={related} />
    </>
  );
}

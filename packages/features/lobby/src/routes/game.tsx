import { usePageHref } from '@baize/links';
import { serverDataContext } from '@baize/page';
import { BreadcrumbJsonLd } from '@baize/page/breadcrumb-json-ld';
import { lazySection } from '@baize/page/lazy-section';
import { PageHead } from '@baize/page/page-head';
import type { PageHandle } from '@baize/shell/page-handle';
import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router';
import { loadGame } from '../game/load-game.ts';
import { ServedGameProvider } from '../game/served-game-context.ts';
import { readPopularGames } from '../popular/read-popular-games.ts';

const LazyGameScreen = lazySection(async () => (await import('../game/game-screen.tsx')).ServedGameScreen);
const GameUnavailable = lazy(async () => ({
  default: (await import('../game/game-unavailable.tsx')).GameUnavailable,
}));

/** The game for everybody alike; an address without one is a real 404, a platform that is down a 503 (GAM-02). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const server = context.get(serverDataContext);
  const served = await loadGame(params['slug'] ?? '', server);
  if (served.kind === 'game') return data({ ...served, popular: [] });
  if (served.kind === 'down') return data({ ...served, popular: [] }, { status: 503 });
  return data({ ...served, popular: await readPopularGames(server) }, { status: 404 });
}

/** Modals and wishes to play change the query alone; a try again is of the same address. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** The way here, for search engines; players have the way back beside the name. */
function GameBreadcrumbs({ name }: { name: string }) {
  const { t } = useLingui();
  const casino = { name: t({ id: 'lobby.casino', message: 'Casino' }), href: usePageHref('casino') };
  return <BreadcrumbJsonLd crumbs={[casino, { name, href: null }]} />;
}

export const handle: PageHandle = { reads: ['favorites'] };

export default function GamePage() {
  const served = useLoaderData<typeof loader>();
  // No Suspense boundary, as around the frame: the server waits for it.
  if (served.kind !== 'game') return <GameUnavailable {...served} />;
  const { game } = served;
  return (
    <>
      <GameBreadcrumbs name={game.name} />
      <PageHead title={game.name} {...(game.description === null ? {} : { description: game.description })} />
      <ServedGameProvider value={served}>
        <LazyGameScreen />
      </ServedGameProvider>
    </>
  );
}

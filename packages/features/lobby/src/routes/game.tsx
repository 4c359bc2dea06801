import { getGame } from '@baize/api/calls/lobby';
import { NotBuiltYet } from '@baize/shell/not-built-yet';
import { serverFactsContext, type ServerFacts } from '@baize/shell/page';
import { NotFound } from '@baize/shell/not-found';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readPopular } from '../popular/popular.ts';
import { PopularGames } from '../popular/popular-games.tsx';

/** The game's name, null when the platform does not say; an address without a game is a real 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const server = context.get(serverFactsContext);
  const name = await nameOf(params['slug'] ?? '', server);
  if (name !== undefined) return data({ name, popular: null });
  return data({ name: null, popular: await readPopular(server) }, { status: 404 });
}

async function nameOf(slug: string, server: ServerFacts | null): Promise<string | null | undefined> {
  try {
    return (await server?.api.send(getGame, { params: { slug } }))?.game.name ?? null;
  } catch (failure) {
    return failure instanceof Error && 'status' in failure && failure.status === 404 ? undefined : null;
  }
}

/** The game's frame comes with its own slice; until then its place is honest about it. */
export default function GamePage() {
  const { name, popular } = useLoaderData<typeof loader>();
  if (!popular) return <NotBuiltYet {...(name === null ? {} : { name })} />;
  return (
    <NotFound>
      <PopularGames games={popular} />
    </NotFound>
  );
}

import { serverDataContext } from '@baize/page';
import { NotFound } from '@baize/shell/not-found';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readPopularGames } from '../popular/read-popular-games.ts';
import { PopularGames } from '../popular/popular-games.tsx';

/** Every address that no page of the brand serves (NAV-03). */
export async function loader({ context }: LoaderFunctionArgs) {
  return data({ popular: await readPopularGames(context.get(serverDataContext)) }, { status: 404 });
}

export default function Elsewhere() {
  const { popular } = useLoaderData<typeof loader>();
  return (
    <NotFound>
      <PopularGames games={popular} />
    </NotFound>
  );
}

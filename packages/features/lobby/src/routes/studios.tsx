import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { serverFactsContext } from '@baize/shell/page';
import { studiosOf } from '../home/home-lists.ts';
import { StudiosDown, StudiosPage } from '../list/studios-page.tsx';

/** Every studio with games here, the one with the most first; 503 while they cannot be read. */
export async function loader({ context }: LoaderFunctionArgs) {
  const games = await context
    .get(serverFactsContext)
    ?.games()
    .catch(() => null);
  return games ? data({ studios: studiosOf(games) }) : data({ studios: null }, { status: 503 });
}

export default function Studios() {
  const { studios } = useLoaderData<typeof loader>();
  return studios ? <StudiosPage studios={studios} /> : <StudiosDown />;
}

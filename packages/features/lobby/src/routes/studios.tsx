import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { serverDataContext } from '@baize/page';
import { listStudios } from '../game-index/home-lists.ts';
import { StudiosLoadError, StudiosPage } from '../studios/studios-page.tsx';

/** Every studio with games here, the one with the most first; 503 while they cannot be read. */
export async function loader({ context }: LoaderFunctionArgs) {
  const games = await context
    .get(serverDataContext)
    ?.games()
    .catch(() => null);
  return games ? data({ studios: listStudios(games) }) : data({ studios: null }, { status: 503 });
}

export default function Studios() {
  const { studios } = useLoaderData<typeof loader>();
  return studios ? <StudiosPage studios={studios} /> : <StudiosLoadError />;
}

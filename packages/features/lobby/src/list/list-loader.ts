import { parseGameListParams } from '@baize/domain/game-list';
import { serverDataContext } from '@baize/page';
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router';
import { getGameIndex } from '../game-index/game-index.ts';
import { readPopularGames } from '../popular/read-popular-games.ts';
import { readList, type ListResult, type ListScope } from './served-list.ts';

/** What the server says of a list's address; where nothing is, what most players play. */
export type ListData =
  | Exclude<ListResult, { kind: 'missing' }>
  | { kind: 'missing'; popular: Awaited<ReturnType<typeof readPopularGames>> };

/** Reads the list of an address: 404 where there is none of this name, 503 while the games cannot be read. */
export async function loadList({ context, request }: LoaderFunctionArgs, place: ListScope) {
  const server = context.get(serverDataContext);
  const { search } = new URL(request.url);
  const answer: ListResult = server ? await readList(server, { place, search }) : { kind: 'down' };
  if (answer.kind === 'missing')
    return data<ListData>({ kind: 'missing', popular: await readPopularGames(server) }, { status: 404 });
  return data<ListData>(answer, { status: answer.kind === 'down' ? 503 : 200 });
}

/** What is chosen is asked of the server only while the browser does not know the games; a modal never asks. */
export const revalidateList: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  if (currentUrl.pathname !== nextUrl.pathname) return true;
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  if (getGameIndex().kind === 'known') return false;
  return (
    JSON.stringify(parseGameListParams(currentUrl.search)) !==
    JSON.stringify(parseGameListParams(nextUrl.search))
  );
};

import { readGameChoice } from '@baize/domain/game-list';
import { serverFactsContext } from '@baize/shell/page';
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router';
import { gamesKnown } from '../index/game-index.ts';
import { readPopular } from '../popular/popular.ts';
import { readList, type ListAnswer, type ListPlace } from './served-list.ts';

/** What the server says of a list's address; where nothing is, what most players play. */
export type ListData =
  | Exclude<ListAnswer, { kind: 'missing' }>
  | { kind: 'missing'; popular: Awaited<ReturnType<typeof readPopular>> };

/** Reads the list of an address: 404 where there is none of this name, 503 while the games cannot be read. */
export async function loadList({ context, request }: LoaderFunctionArgs, place: ListPlace) {
  const server = context.get(serverFactsContext);
  const { search } = new URL(request.url);
  const answer: ListAnswer = server ? await readList(server, { place, search }) : { kind: 'down' };
  if (answer.kind === 'missing')
    return data<ListData>({ kind: 'missing', popular: await readPopular(server) }, { status: 404 });
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
  if (gamesKnown().kind === 'known') return false;
  return JSON.stringify(readGameChoice(currentUrl.search)) !== JSON.stringify(readGameChoice(nextUrl.search));
};

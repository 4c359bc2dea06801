import { serverDataContext } from '@baize/page';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { fetchTournaments } from '../tournaments/fetch-tournaments.ts';
import { TournamentsPage } from '../tournaments/tournaments-page.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return { rows: await fetchTournaments(context.get(serverDataContext)) };
}

/** Tournaments: what runs, what comes, what ended, and each with its board (PRO-07). */
export default function Tournaments() {
  return <TournamentsPage rows={useLoaderData<typeof loader>().rows} />;
}

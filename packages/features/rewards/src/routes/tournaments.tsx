import { serverFactsContext } from '@baize/shell/page';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readTournaments } from '../tournaments/read-tournaments.ts';
import { TournamentsPage } from '../tournaments/tournaments-page.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return { rows: await readTournaments(context.get(serverFactsContext)) };
}

/** Tournaments: what runs, what comes, what ended, and each with its board (PRO-07). */
export default function Tournaments() {
  return <TournamentsPage rows={useLoaderData<typeof loader>().rows} />;
}

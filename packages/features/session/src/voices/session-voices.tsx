import { LateView } from '@baize/shell/late-view';
import { useSession } from '@baize/shell/session';

/** How long a visitor's page has the network to itself before the code is fetched. */
const FETCH_AFTER_MS = 5_000;

const load = async () => (await import('./voices.tsx')).Voices;

/** What a session says by itself; fetched at once for a player, and for whoever is to be told of an end. */
export function SessionVoices() {
  const session = useSession();
  // What ended, or could not be read, while the page was closed is known only once the start has looked.
  const soon =
    session.phase === 'signed-in' ||
    (session.phase === 'signed-out' && (session.ended !== null || session.unread === true));
  return <LateView load={load} delay={soon ? 0 : FETCH_AFTER_MS} />;
}

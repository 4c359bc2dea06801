import { DeferredView } from '@baize/shell/deferred-view';
import { useSession } from '@baize/shell/session';

const load = async () => (await import('./session-announcer-list.tsx')).SessionAnnouncerList;

/** What a session says by itself; fetched at once for a player, and for whoever is to be told of an end, else for somebody. */
export function SessionAnnouncers() {
  const session = useSession();
  // What ended, or could not be read, while the page was closed is known only once the start has looked.
  const soon =
    session.phase === 'signed-in' ||
    (session.phase === 'signed-out' && (session.ended !== null || session.isUnverified === true));
  return <DeferredView load={load} when={soon ? 'now' : 'somebody'} />;
}

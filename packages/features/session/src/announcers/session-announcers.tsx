import { usePage } from '@baize/page';
import { DeferredView } from '@baize/page/deferred-view';
import { useSession } from '@baize/player/session';

const load = async () => (await import('./session-announcer-list.tsx')).SessionAnnouncerList;

/** What a session says by itself; fetched at once for a player, and for whoever is to be told of an end, else for somebody. */
export function SessionAnnouncers() {
  const session = useSession();
  const { mirrorDomain, mainDomainConfigs: main } = usePage().settings;
  // What ended, or could not be read, while the page was closed is known only once the start has looked.
  const soon =
    session.phase === 'signed-in' ||
    (session.phase === 'signed-out' &&
      (session.ended !== null ||
        session.isUnverified === true ||
        // A page at rest must not go on offering what its domain may have closed (MIR-04). Roughly: the code that comes then knows.
        main?.loginOff ||
        main?.registrationConfigs[0] ||
        mirrorDomain.some(({ url }) => url.includes(window.location.hostname))));
  return <DeferredView load={load} when={soon ? 'now' : 'somebody'} />;
}

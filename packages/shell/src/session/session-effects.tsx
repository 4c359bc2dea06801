import { useContext, useEffect, useEffectEvent } from 'react';
import { report } from '../errors/report.ts';
import { useModals } from '../modals/use-modals.ts';
import { usePage } from '../page/page.ts';
import { RuntimeContext } from '../player/player-runtime.ts';
import { sessionFacts } from './session-facts.ts';
import { sessionStore } from './session.ts';

/** Starts the session when the page is alive; what goes on from then on is fetched. */
export function SessionEffects() {
  const { settings, locale, backendUrl } = usePage();
  const staged = useContext(RuntimeContext) !== null;
  const { open } = useModals();
  // One navigation to the page the player is on, with the login over it (HTTP-02).
  const openLogin = useEffectEvent(() => open('login'));
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    sessionFacts.tell({ settings, locale });
    import('./session-life.ts').then(
      ({ liveSession }) => {
        if (!signal.aborted) liveSession({ signal, openLogin, backendUrl: staged ? null : backendUrl });
      },
      (problem: unknown) => {
        report('The code of the session did not come.', problem);
        sessionStore.dispatch({ type: 'detailsFailed' });
      },
    );
    return () => leaving.abort();
  }, [settings, locale, backendUrl, staged]);
  return null;
}

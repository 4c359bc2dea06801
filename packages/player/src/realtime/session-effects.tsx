import { hasLandingParam } from '@baize/browser/landing-urls';
import { tokenStore } from '@baize/browser/token-store';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useModals } from '@baize/links/modals';
import { usePage } from '@baize/page';
import { afterHydration } from '@baize/page/clock';
import { onFirstActivity } from '@baize/page/first-activity';
import { loadWithRetry } from '@baize/page/load-with-retry';
import { sessionConfig } from '@baize/page/session-config';
import { RuntimeContext } from '../session/player-runtime.ts';
import { lastSessionEnd } from '../session/last-session-end.ts';
import { onLoginRequested, sessionStore } from '../session/session.ts';

/** Starts the session when the page is alive; what goes on from then on is fetched. */
export function SessionEffects() {
  const { settings, locale, backendUrl } = usePage();
  const staged = useContext(RuntimeContext) !== null;
  const { open } = useModals();
  // One navigation to the page the player is on, with the login over it (HTTP-02).
  const openLogin = useEffectEvent(() => open('login'));
  useEffect(() => sessionConfig.set({ settings, locale }), [settings, locale]);
  useEffect(() => onLoginRequested(() => openLogin()), []);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const url = staged ? null : backendUrl;
    whenNeeded(signal, () => {
      void loadWithRetry(() => import('./run-session.ts'), {
        message: 'The code of the session did not come.',
        onError: () => sessionStore.dispatch({ type: 'detailsFailed' }),
      }).then(({ runSession }) => (signal.aborted ? undefined : runSession({ signal, backendUrl: url })));
    });
    return () => leaving.abort();
  }, [backendUrl, staged]);
  return null;
}

/** At once for whoever has a token; for a visitor when a session begins, here or in another tab, or at their first sign. */
function whenNeeded(signal: AbortSignal, begin: () => void): void {
  if (document.documentElement.dataset['session'] === 'kept' || tokenStore.get() || hasLandingParam('at'))
    return begin();
  const stops: (() => void)[] = [];
  let begun = false;
  const once = () => {
    for (const stop of stops.splice(0)) stop();
    if (!begun && !signal.aborted) begin();
    begun = true;
  };
  signal.addEventListener('abort', once);
  stops.push(
    afterHydration(() => {
      // Another tab may have signed in while the page was taken over.
      if (tokenStore.get()) return once();
      sessionStore.dispatch({ type: 'tokenMissing', ended: lastSessionEnd.get() });
      stops.push(tokenStore.subscribe(once), sessionStore.subscribe(once));
      // Called at once where somebody is known to be there.
      stops.push(onFirstActivity(once));
    }),
  );
}

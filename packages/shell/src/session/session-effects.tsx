import { arrivalsBring } from '@baize/browser/arrivals';
import { tokenStore } from '@baize/browser/token-store';
import { useContext, useEffect, useEffectEvent } from 'react';
import { lateCode } from '../errors/late-code.ts';
import { afterHydration } from '../clock/hydration.ts';
import { atFirstSign } from '../late/first-sign.ts';
import { useModals } from '../modals/use-modals.ts';
import { usePage } from '../page/page.ts';
import { RuntimeContext } from '../player/player-runtime.ts';
import { lastEnd } from './session-end.ts';
import { sessionFacts } from './session-facts.ts';
import { onLoginWanted, sessionStore } from './session.ts';

/** Starts the session when the page is alive; what goes on from then on is fetched. */
export function SessionEffects() {
  const { settings, locale, backendUrl } = usePage();
  const staged = useContext(RuntimeContext) !== null;
  const { open } = useModals();
  // One navigation to the page the player is on, with the login over it (HTTP-02).
  const openLogin = useEffectEvent(() => open('login'));
  useEffect(() => sessionFacts.tell({ settings, locale }), [settings, locale]);
  useEffect(() => onLoginWanted(() => openLogin()), []);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const url = staged ? null : backendUrl;
    whenNeeded(signal, () => {
      void lateCode(() => import('./session-life.ts'), {
        problem: 'The code of the session did not come.',
        failed: () => sessionStore.dispatch({ type: 'detailsFailed' }),
      }).then(({ liveSession }) => (signal.aborted ? undefined : liveSession({ signal, backendUrl: url })));
    });
    return () => leaving.abort();
  }, [backendUrl, staged]);
  return null;
}

/** At once for whoever has a token; for a visitor when a session begins, here or in another tab, or at their first sign. */
function whenNeeded(signal: AbortSignal, begin: () => void): void {
  if (document.documentElement.dataset['session'] === 'kept' || tokenStore.get() || arrivalsBring('at'))
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
      sessionStore.dispatch({ type: 'tokenMissing', ended: lastEnd.get() });
      stops.push(tokenStore.subscribe(once), sessionStore.subscribe(once));
      // Called at once where somebody is known to be there.
      stops.push(atFirstSign(once));
    }),
  );
}

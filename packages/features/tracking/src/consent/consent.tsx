import { hasTrackingScripts } from '@baize/player/tracked-document';
import { useEffect, useEffectEvent } from 'react';
import { useScriptsAllowed } from '../scripts/full-load-href.ts';
import { choicesOpen, useChoicesOpen } from './choices-open.ts';
import { ConsentBar } from './consent-bar.tsx';
import { useTrackingConsent, type ConsentChoice } from './use-consent.ts';

/** Whether the question comes by itself, or only to whoever comes for it. */
export type ConsentTrigger = 'by-itself' | 'when-wanted';

/** Asks once, where scripts may be at all, and again whenever the visitor wants to be asked. */
export function Consent({
  asks = 'by-itself',
  reload = () => window.location.reload(),
}: {
  asks?: ConsentTrigger;
  reload?: () => void;
}) {
  const { choice, choose } = useTrackingConsent();
  const again = useChoicesOpen();
  const here = useScriptsAllowed();
  const leave = useEffectEvent(reload);
  useEffect(() => {
    // Scripts that run cannot be stopped; a document without them can be had, in every tab of this browser.
    if (choice === 'refused' && hasTrackingScripts()) leave();
  }, [choice]);
  if (!again && (choice !== null || !here || asks === 'when-wanted')) return null;
  const take = (next: ConsentChoice) => {
    choose(next);
    choicesOpen.close();
  };
  return (
    <ConsentBar
      choice={choice}
      mode={again ? 'again' : 'first'}
      onChoose={take}
      onClose={choicesOpen.close}
    />
  );
}

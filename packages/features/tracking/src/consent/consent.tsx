import { scriptsRan } from '@baize/shell/tracked-document';
import { useEffect, useEffectEvent } from 'react';
import { useScriptsAllowed } from '../scripts/lead-away.ts';
import { choicesOpen, useChoicesOpen } from './choices-open.ts';
import { ConsentBar } from './consent-bar.tsx';
import { useTrackingConsent, type Choice } from './use-consent.ts';

/** Whether the question comes by itself, or only to whoever comes for it. */
export type ConsentAsks = 'by-itself' | 'when-wanted';

/** Asks once, where scripts may be at all, and again whenever the visitor wants to be asked. */
export function Consent({
  asks = 'by-itself',
  reload = () => window.location.reload(),
}: {
  asks?: ConsentAsks;
  reload?: () => void;
}) {
  const { choice, choose } = useTrackingConsent();
  const again = useChoicesOpen();
  const here = useScriptsAllowed();
  const leave = useEffectEvent(reload);
  useEffect(() => {
    // Scripts that run cannot be stopped; a document without them can be had, in every tab of this browser.
    if (choice === 'refused' && scriptsRan()) leave();
  }, [choice]);
  if (!again && (choice !== null || !here || asks === 'when-wanted')) return null;
  const take = (next: Choice) => {
    choose(next);
    choicesOpen.close();
  };
  return (
    <ConsentBar
      choice={choice}
      asked={again ? 'again' : 'first'}
      onChoose={take}
      onClose={choicesOpen.close}
    />
  );
}

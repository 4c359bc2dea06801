import { scriptsRan } from '@baize/shell/tracked-document';
import { useEffect, useRef } from 'react';
import { choicesOpen, useChoicesOpen } from './choices-open.ts';
import { ConsentBar } from './consent-bar.tsx';
import { useTrackingConsent, type Choice } from './use-consent.ts';

/** Asks once, and again whenever the visitor wants to be asked. */
export function Consent({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const { choice, choose } = useTrackingConsent();
  const again = useChoicesOpen();
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (again) opener.current = document.activeElement;
  }, [again]);
  if (choice !== null && !again) return null;
  const close = () => {
    choicesOpen.set(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const take = (next: Choice) => {
    choose(next);
    close();
    // Scripts that run cannot be stopped; a document without them can be had.
    if (next === 'refused' && scriptsRan()) reload();
  };
  return <ConsentBar choice={choice} asked={again ? 'again' : 'first'} onChoose={take} onClose={close} />;
}

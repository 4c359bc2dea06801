import { afterPaint } from '@baize/browser/after-paint';
import { useContext, useEffect, useRef, type RefObject } from 'react';
import { UNSAFE_DataRouterContext, useNavigation } from 'react-router';
import { isUnmodifiedClick } from '@baize/page/presses';
import { useLatestLocation } from '../modals/use-latest-location.ts';
import { progressBar } from './press-feedback.css.ts';

/**
 * Answers the press on a link in the very frame, before the router does anything: the link is marked until the address is
 * what it leads to. A page that takes longer is said to be on its way by a bar at the top. Listens to the document, so that no
 * link carries anything of it.
 */
export function PressFeedback() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useLatestLocation();
  const isLoading = useNavigation().state !== 'idle';
  const pressed = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const press = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (!link) return;
      unmark(pressed);
      pressed.current = link;
      link.setAttribute('data-press-pending', '');
      const before = router?.state.location;
      // Prevented before anybody on the page heard of it: what is loading now is a document of its own.
      const isDocument = event.defaultPrevented;
      // Whoever handles the press has done so in the task after the next frame: one that led nowhere leaves no mark.
      afterPaint(() =>
        setTimeout(() => {
          const stays = router?.state.location === before && router?.state.navigation.state === 'idle';
          if (stays && !isDocument && event.defaultPrevented && pressed.current === link) unmark(pressed);
        }),
      );
    };
    document.addEventListener('click', press, { capture: true, signal });
    // A page that the browser keeps for the way back comes back without its marks.
    window.addEventListener('pagehide', () => unmark(pressed), { signal });
    return () => {
      stop.abort();
      unmark(pressed);
    };
  }, [router]);
  useEffect(() => {
    if (!isLoading) unmark(pressed);
  }, [key, isLoading]);
  return isLoading ? <div className={progressBar} /> : null;
}

function unmark(pressed: RefObject<HTMLAnchorElement | null>): void {
  pressed.current?.removeAttribute('data-press-pending');
  pressed.current = null;
}

/** The link that a press is about to follow in this tab. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  if (!isUnmodifiedClick(event)) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.target === '' && !link.download && link.protocol.startsWith('http') ? link : null;
}

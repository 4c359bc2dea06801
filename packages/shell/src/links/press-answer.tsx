import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useNavigation } from 'react-router';
import { useAddress } from '../modals/use-address.ts';
import { bar } from './press-answer.css.ts';

/**
 * Answers the press on a link in the very frame, before the router does anything: the link is marked until the address is
 * what it leads to. A page that takes longer is said to be on its way by a bar at the top. Listens to the document, so that no
 * link carries anything of it.
 */
export function PressAnswer() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useAddress();
  const isLoading = useNavigation().state !== 'idle';
  const pressed = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const unmark = () => {
      pressed.current?.removeAttribute('data-press-pending');
      pressed.current = null;
    };
    const press = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (!link) return;
      unmark();
      pressed.current = link;
      link.setAttribute('data-press-pending', '');
      const before = router?.state.location;
      // Whoever handles the press has done so by then: one that led nowhere leaves no mark.
      setTimeout(() => {
        const stays = router?.state.location === before && router?.state.navigation.state === 'idle';
        if (stays && event.defaultPrevented && pressed.current === link) unmark();
      });
    };
    document.addEventListener('click', press, { capture: true, signal });
    // A page that the browser keeps for the way back comes back without its marks.
    window.addEventListener('pagehide', unmark, { signal });
    return () => {
      stop.abort();
      unmark();
    };
  }, [router]);
  useEffect(() => {
    if (isLoading) return;
    pressed.current?.removeAttribute('data-press-pending');
    pressed.current = null;
  }, [key, isLoading]);
  return isLoading ? <div className={bar} /> : null;
}

/** The link that a press is about to follow in this tab. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.target === '' && !link.download && link.protocol.startsWith('http') ? link : null;
}

import type { GameMessage } from '@baize/api/endpoints/lobby';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { frameTrust, readFrameMessage } from './frame-trust.ts';
import * as css from './game-viewport.css.ts';

interface GameFrameProps {
  url: string;
  name: string;
  /** Drawn only once the game is ready; it loads unseen. */
  is: 'loading' | 'ready';
  /** A game that is held takes no stake. */
  held: boolean;
  onMessage(message: GameMessage): void;
}

/** A game in its frame, as closed as a game can be played in (GAM-03). */
export function GameFrame({ url, name, is, held, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const trust = frameTrust(url, window.location.origin);
  const origin = trust?.origin ?? null;
  const hear = useEffectEvent(onMessage);

  // Before the frame has had time for a word.
  useLayoutEffect(() => {
    if (origin === null) return undefined;
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, { window: frame.current?.contentWindow ?? null, origin });
      if (message) hear(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => {
    if (is !== 'ready' || origin === null) return;
    // A frame without an origin of its own is spoken to by its window alone.
    const to = origin === 'null' ? '*' : origin;
    frame.current?.contentWindow?.postMessage({ type: held ? 'pause' : 'resume' }, to);
  }, [is, held, origin]);

  useEffect(() => {
    if (is !== 'ready') return;
    // Whoever has gone elsewhere on the page meanwhile is left there; a login leads to the whole page, which is nowhere.
    const take = () => {
      const { activeElement: at, body } = document;
      if (at === body || at?.tagName === 'MAIN') frame.current?.focus();
    };
    if (!document.activeElement?.closest('[role="dialog"]')) return take();
    // The login may be closing still: it gives the focus back when it is gone.
    const given = new AbortController();
    const outside = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[role="dialog"]')) return;
      given.abort();
      take();
    };
    document.addEventListener('focusin', outside, { signal: given.signal });
    return () => given.abort();
  }, [is]);

  if (!trust) return null;
  return (
    <iframe
      ref={frame}
      className={css.frame}
      data-is={is}
      src={url}
      title={name}
      sandbox={trust.sandbox}
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}

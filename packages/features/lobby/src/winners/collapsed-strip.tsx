import { useEffect, useRef, useState } from 'react';
import * as css from './wins-frame.css.ts';

/** Nothing, in place of the strip. Its room closes when nobody can see the page move. */
export function CollapsedStrip() {
  const room = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (!room.current) return undefined;
    const sight = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) setClosed(true);
    });
    sight.observe(room.current);
    return () => sight.disconnect();
  }, []);
  return closed ? null : <div ref={room} className={css.placeholder} aria-hidden />;
}

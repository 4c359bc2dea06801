import { whenIdle } from '@baize/browser/idle';
import { useVariant } from '@baize/links';
import { useBrand } from '@baize/page/brand';
import { onFirstInteraction } from '@baize/page/first-activity';
import { useSuppressionStatus } from '@baize/player/exclusion-status';
import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import type { LoadedSlides } from './hero-slides.tsx';
import * as css from './hero.css.ts';

/** How long what was pressed first has browser and network to itself before the further slides come, in ms. */
const SLIDES_DELAY_MS = 1_500;

const DepositBox = lazy(async () => ({
  default: (await (await import('../lazy.ts')).loadDepositBox()).DepositBox,
}));

/**
 * Keeps the brand's own slide as the server drew it. What turns with it, and the buttons for that, come
 * once somebody is there to see it and the browser has nothing better to do, and take no room of their own: a page
 * left alone stays as it is, and its first view is the largest thing it ever paints.
 */
export function HeroCarousel({ layout, children }: { layout: 'wide' | 'card'; children: ReactNode }) {
  const { slides } = useBrand().hero;
  const [turning, setTurning] = useState<LoadedSlides | null>(null);
  const [shown, setShown] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const design = useVariant() === 'design';
  const silence = useSuppressionStatus();
  const open = silence === 'free';
  // What the server drew keeps its room until it is known.
  const quiet = !open && silence !== 'unknown';
  useEffect(() => {
    if (!slides || !open) return undefined;
    const load = () =>
      Promise.all([import('./hero-slides.tsx'), slides()]).then(
        ([{ HeroSlides }, more]) => setTurning({ View: HeroSlides, ...more }),
        // Without them the first slide stays, as it would without script.
        () => undefined,
      );
    let stopIdle = () => {};
    const stopWaiting = onFirstInteraction(() => {
      stopIdle = whenIdle(() => void load(), { delay: SLIDES_DELAY_MS });
    });
    return () => {
      stopWaiting();
      stopIdle();
    };
  }, [slides, open]);
  return (
    <div className={design ? `${css.container} ${css.withDepositBox[layout]}` : css.container}>
      {/* The slides cover the words and their picture, not a deposit box below them. */}
      <div ref={stage} className={css.container}>
        {turning && open ? (
          <turning.View stage={stage} layout={layout} slides={turning.slides} shown={shown} show={setShown} />
        ) : null}
        <div className={css.first} inert={shown !== 0 && open}>
          {children}
        </div>
      </div>
      {/* No Suspense boundary, as around the frame: the server waits for it, and it is there without script. */}
      {design && !quiet ? <DepositBox layout={layout} /> : null}
    </div>
  );
}

import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { media } from '../../breakpoints.ts';
import { useMediaQuery } from '../environment/use-media-query.ts';
import { usePageDirection } from '../environment/use-page-direction.ts';

/** Which slide is shown, and how to move: by dragging, by step, by number; no motion where less is asked for. */
export function useSlides(count: number) {
  const calm = useMediaQuery(media.reducedMotion);
  const [viewRef, embla] = useEmblaCarousel({
    loop: true,
    direction: usePageDirection(),
    duration: 22,
    watchDrag: count > 1,
  });
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);
  const goTo = useCallback(
    (index: number) => {
      setCurrent(index);
      embla?.scrollTo(index, calm);
    },
    [embla, calm],
  );
  const step = useCallback((by: 1 | -1) => goTo((current + by + count) % count), [goTo, current, count]);
  return { viewRef, current, goTo, step };
}

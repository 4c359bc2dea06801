import type { Hero } from '@baize/page/brand';
import heroMarkup from '@baize/ui/themes/lulu/hero.svg?raw';
import heroSrc from '@baize/ui/themes/lulu/hero.svg?url';
import { msg } from '@lingui/core/macro';

/** The words and the picture of the root page. */
export const hero: Hero = {
  title: msg({ id: 'lulu.hero.title', message: 'The fruit market is open' }),
  lead: msg({
    id: 'lulu.hero.lead',
    message: 'Part of every stake comes back, a little each day. Take it on the day or the day after.',
  }),
  layout: 'card',
  markup: import.meta.env.SSR ? heroMarkup : '',
  src: heroSrc,
  slides: () => import('./hero-slides.ts'),
};

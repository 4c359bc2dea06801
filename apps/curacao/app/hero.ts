import type { Hero } from '@baize/page/brand';
import heroMarkup from '@baize/ui/themes/curacao/hero.svg?raw';
import heroSrc from '@baize/ui/themes/curacao/hero.svg?url';
import { msg } from '@lingui/core/macro';

/** The words and the picture of the root page. */
export const hero: Hero = {
  title: msg({ id: 'curacao.hero.title', message: 'The harbour lights are on.' }),
  lead: msg({
    id: 'curacao.hero.lead',
    message:
      'A rakeback calendar that gives part of every stake back, day by day. Set your limits before the first spin.',
  }),
  layout: 'wide',
  markup: import.meta.env.SSR ? heroMarkup : '',
  src: heroSrc,
  slides: () => import('./hero-slides.ts'),
};

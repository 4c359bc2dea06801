import type { Hero } from '@baize/page/brand';
import { findTheme } from '@baize/ui/all-themes';
import curacaoImage from '@baize/ui/themes/curacao/hero.svg?url';

/** The words of the stories over the image of a brand's theme. */
export function exampleHero(brandName: unknown, layout: Hero['layout'] = 'wide'): Hero {
  return {
    title: { id: 'stage.hero.title', message: 'The harbour lights are on.' },
    lead: {
      id: 'stage.hero.lead',
      message: 'Part of every stake comes back, a little each day. Take it on the day or the day after.',
    },
    layout,
    markup: '',
    src: findTheme(brandName)?.hero ?? curacaoImage,
  };
}

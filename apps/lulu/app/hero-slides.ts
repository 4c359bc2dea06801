import type { HeroSlide } from '@baize/page/brand';
import citrus from '@baize/ui/themes/lulu/hero-citrus.svg?url';
import letter from '@baize/ui/themes/lulu/hero-letter.svg?url';
import { msg } from '@lingui/core/macro';

export const slides: readonly HeroSlide[] = [
  {
    id: 'cashback',
    title: msg({ id: 'lulu.hero.cashback.title', message: 'Cashback every half hour' }),
    lead: msg({
      id: 'lulu.hero.cashback.lead',
      message: 'A share of your net losses is counted at each full and half hour of your own clock.',
    }),
    action: {
      label: msg({ id: 'lulu.hero.cashback.see', message: 'See the cashback' }),
      to: { page: 'cashback' },
    },
    src: citrus,
  },
  {
    id: 'control',
    title: msg({ id: 'lulu.hero.control.title', message: 'You say when it is enough' }),
    lead: msg({
      id: 'lulu.hero.control.lead',
      message: 'Limits for a day, a week or a month. Lowering one works at once, raising one waits 24 hours.',
    }),
    action: {
      label: msg({ id: 'lulu.hero.control.how', message: 'How to stay in control' }),
      to: { path: '/responsible-gambling' },
    },
    src: letter,
  },
];

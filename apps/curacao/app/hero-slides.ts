import type { HeroSlide } from '@baize/page/brand';
import blueHour from '@baize/ui/themes/curacao/hero-blue-hour.svg?url';
import firstLight from '@baize/ui/themes/curacao/hero-first-light.svg?url';
import { msg } from '@lingui/core/macro';

export const slides: readonly HeroSlide[] = [
  {
    id: 'cashback',
    title: msg({ id: 'curacao.hero.cashback.title', message: 'Cashback at every half hour.' }),
    lead: msg({
      id: 'curacao.hero.cashback.lead',
      message: 'A share of your net losses is counted at each full and half hour of your own clock.',
    }),
    action: {
      label: msg({ id: 'curacao.hero.cashback.see', message: 'See the cashback' }),
      to: { page: 'cashback' },
    },
    src: blueHour,
  },
  {
    id: 'control',
    title: msg({ id: 'curacao.hero.control.title', message: 'Decide before you start.' }),
    lead: msg({
      id: 'curacao.hero.control.lead',
      message: 'Limits for a day, a week or a month. Lowering one works at once, raising one waits 24 hours.',
    }),
    action: {
      label: msg({ id: 'curacao.hero.control.how', message: 'How to stay in control' }),
      to: { path: '/responsible-gambling' },
    },
    src: firstLight,
  },
];

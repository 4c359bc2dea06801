import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { studioStyle } from './studio-style.ts';

const { color, page: measures, space } = vars;

export const page = studioStyle({
  display: 'grid',
  gap: measures.cardGap,
  padding: measures.side,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const hero = studioStyle({
  display: 'grid',
  gap: space[16],
  padding: space[36],
  background: vars.hero.background,
  borderRadius: vars.radius.card,
  color: vars.hero.text,
  '@media': { [media.phone]: { padding: space[20] } },
});

export const heroTitle = studioStyle({ ...textStyles.hero, color: vars.hero.title });

export const columns = studioStyle({
  display: 'grid',
  gap: measures.cardGap,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const stack = studioStyle({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = studioStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });

export const days = studioStyle({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const games = studioStyle({
  display: 'grid',
  gap: measures.cardGap,
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.gameCarousel.portrait}, 1fr))`,
});

export const footer = studioStyle({
  display: 'grid',
  gap: space[8],
  padding: space[20],
  background: vars.footer.background,
  borderBlockStart: `1px solid ${color.border}`,
});

export const quiet = studioStyle({ ...textStyles.small, color: color.muted });

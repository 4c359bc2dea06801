import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const { color, radius, space } = vars;
const layered = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.feature]: rule } });

export const sheet = layered({
  display: 'grid',
  gap: space[36],
  alignContent: 'start',
  minBlockSize: '100vh',
  padding: `${space[28]} ${space[36]}`,
  '@media': { [media.phone]: { padding: space[16] } },
});

export const head = layered({
  display: 'grid',
  gap: space[12],
  justifyItems: 'start',
  paddingBlockEnd: space[20],
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.muted,
});

export const swatches = layered({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  marginBlockStart: space[16],
});

export const swatch = layered({
  blockSize: 56,
  marginBlockEnd: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
});

export const columns = layered({
  display: 'grid',
  gap: space[36],
  gridTemplateColumns: '3fr 2fr',
  '@media': { [media.tabletDown]: { gridTemplateColumns: '1fr' } },
});

export const scale = layered({ display: 'grid', gap: space[12], marginBlockStart: space[16] });

export const role = layered({
  display: 'grid',
  gridTemplateColumns: '104px 1fr',
  alignItems: 'baseline',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});

export const quiet = layered({ color: color.muted, fontSize: vars.fontSize.micro });

export const shapes = layered({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  marginBlockStart: space[16],
});

export const shape = layered({
  display: 'grid',
  placeItems: 'center',
  blockSize: 64,
  border: `1.5px solid ${color.borderStrong}`,
  background: color.surface2,
  fontSize: vars.fontSize.small,
});

export const depth = layered({
  display: 'grid',
  placeItems: 'center',
  blockSize: 64,
  borderRadius: radius.card,
  background: color.surface1,
  fontSize: vars.fontSize.small,
});

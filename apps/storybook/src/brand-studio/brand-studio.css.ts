import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { studioStyle } from './studio-style.ts';

const { color, space } = vars;

export const studio = studioStyle({
  display: 'grid',
  alignItems: 'start',
  gap: space[24],
  gridTemplateColumns: 'minmax(300px, 360px) minmax(0, 1fr)',
  padding: space[24],
  minBlockSize: '100vh',
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: space[16] },
  },
});

export const head = studioStyle({ gridColumn: '1 / -1', display: 'grid', gap: space[4], color: color.muted });
export const title = studioStyle({ ...textStyles.pageTitle, color: color.text });
export const heading = studioStyle({ ...textStyles.card, marginBlockEnd: space[8] });

const column = { display: 'grid', gap: space[20], gridTemplateColumns: 'minmax(0, 1fr)' } as const;
/** Beside the previews it scrolls by itself, so that a change and what it does are seen together. */
export const controls = studioStyle({
  ...column,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: space[24],
      maxBlockSize: `calc(100vh - 2 * ${space[24]})`,
      overflowY: 'auto',
      padding: space[4],
      margin: `-${space[4]}`,
    },
  },
});
export const checks = studioStyle({
  display: 'grid',
  alignItems: 'start',
  gap: space[20],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
});
export const results = studioStyle({ ...column, minInlineSize: 0 });

export const stack = studioStyle(column);
export const panel = studioStyle({ ...column, gap: space[16], alignContent: 'start' });
/** A group has up to 36 tokens: on narrow screens they scroll by themselves, so that the previews are not far. */
export const tokens = studioStyle({
  ...column,
  gap: space[16],
  '@media': { [media.tabletDown]: { maxBlockSize: '60vh', overflowY: 'auto', padding: space[4] } },
});
export const row = studioStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] });
export const wide = studioStyle({ flex: '1 1 0', minInlineSize: 0 });
export const quiet = studioStyle({ ...textStyles.small, color: color.muted, overflowWrap: 'anywhere' });
export const legend = studioStyle({ ...textStyles.label, marginBlockEnd: space[8] });

/** The browser's own chooser of colours, as large as a control. */
export const picker = studioStyle({
  inlineSize: vars.target.field,
  blockSize: vars.target.field,
  padding: space[4],
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: vars.radius.field,
  background: color.surface1,
  cursor: 'pointer',
});

export const list = studioStyle({ display: 'grid', gap: space[8], margin: 0, padding: 0 });

export const pair = studioStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[12],
  ...textStyles.small,
});

/** What stands above, on what is below. */
export const swatch = studioStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.small,
});
export const dot = studioStyle({ inlineSize: 14, blockSize: 14, borderRadius: vars.radius.round });
export const figure = studioStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

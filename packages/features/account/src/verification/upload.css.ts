import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@baize/ui/layers';
import { featureStyle } from '../feature-style.ts';

const { color, motion, radius, space, target } = vars;

export const rows = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** As high as the sent document it becomes, so that nothing below it moves. */
export const row = featureStyle({
  position: 'relative',
  overflow: 'hidden',
  gridTemplateColumns: '48px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[12],
  '@media': {
    [media.phone]: { gridTemplateColumns: '48px minmax(0, 1fr) auto', paddingInlineEnd: space[8] },
  },
});

export const preview = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  overflow: 'hidden',
  background: color.surface3,
  borderRadius: radius.small,
  color: color.muted,
});

export const previewImage = featureStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const body = featureStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const status = featureStyle({ ...textStyles.small, color: color.muted, margin: 0 });

const signed = {
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  columnGap: space[8],
  margin: 0,
} as const;

export const waiting = featureStyle({ ...signed, color: color.warning });
export const problem = featureStyle({ ...signed, color: color.danger });

globalStyle(`:is(${waiting}, ${problem}) > svg`, {
  '@layer': { [layers.feature]: { inlineSize: '16px', blockSize: '16px' } },
});

export const percent = featureStyle({ fontVariantNumeric: 'tabular-nums' });

/** Along the lower edge, where it takes no room of its own. */
export const bar = featureStyle({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });

/** Under the words on phones, where only the cross has room beside them. */
export const retry = featureStyle({
  '@media': { [media.phone]: { gridRow: '2', gridColumn: '2 / -1', justifySelf: 'start' } },
});

export const remove = featureStyle({
  '@media': { [media.phone]: { minInlineSize: target.medium, paddingInline: 0 } },
});

/** The cross alone says it on phones; the button has its name for who hears it. */
export const removeLabel = featureStyle({ '@media': { [media.phone]: { display: 'none' } } });

/** Its children let the pointer through while files are over it, so that it is not left for each of them. */
export const dropBox = featureStyle({
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&[data-drop="over"]': {
      background: color.infoSoft,
      borderColor: color.info,
      borderStyle: 'solid',
    },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

globalStyle(`${dropBox}[data-drop="over"] *`, {
  '@layer': { [layers.feature]: { pointerEvents: 'none' } },
});

export const sources = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
});

/** A camera is asked for where a finger points. */
export const touchOnly = featureStyle({
  display: 'none',
  '@media': { '(pointer: coarse)': { display: 'inline-flex' } },
});

export const dropHint = featureStyle({
  ...textStyles.small,
  color: color.text,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

/** Out of the flow: the gaps around it would be seen. */
export const announcement = featureStyle({ position: 'absolute' });

/** It cannot be pressed for now. */
export const off = featureStyle({ opacity: 0.45, cursor: 'default' });

import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style, type StyleRule } from '@vanilla-extract/css';

const featureStyle = (rule: StyleRule) => style({ '@layer': { [layers.feature]: rule } });

/** Beside a panel there is less room than the window says. */
export const container = featureStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const toolbar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  background: vars.color.surface1,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '14px',
  overflow: 'hidden',
  selectors: { '[data-full="screen"] &, [data-full="window"] &': { borderRadius: 0, borderInline: 0 } },
  '@media': { [media.phone]: { borderRadius: 0, borderInline: 0 } },
});

export const stats = featureStyle({
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  margin: 0,
  '@media': {
    [media.phone]: { display: 'grid', flexBasis: '100%', gridTemplateColumns: '1fr 1fr' },
  },
});

/** In place of the figures. */
export const placeholder = featureStyle({
  ...textStyles.small,
  flex: '1 1 0',
  display: 'grid',
  alignContent: 'center',
  minInlineSize: '16ch',
  minBlockSize: '66px',
  boxSizing: 'border-box',
  margin: 0,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  color: vars.color.muted,
  '@media': { [media.phone]: { flexBasis: '100%', minBlockSize: '52px' } },
});

export const whenSessionStored = featureStyle({
  selectors: { 'html:not([data-session="kept"]) &': { display: 'none' } },
});
export const whenNoSession = featureStyle({
  selectors: { 'html[data-session="kept"] &': { display: 'none' } },
});

export const stat = featureStyle({
  flex: '0 0 auto',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '66px',
  minInlineSize: '8.5ch',
  paddingInline: vars.space[16],
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.phone]: {
      padding: vars.space[8],
      paddingInline: vars.space[16],
      selectors: {
        '&:nth-child(even)': { borderInlineEnd: 0 },
        '&:nth-child(-n+2)': { borderBlockEnd: `1px solid ${vars.color.border}` },
      },
    },
  },
});

export const label = featureStyle({
  margin: 0,
  fontSize: vars.fontSize.small,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
});

/** Of one colour whatever the result: nothing here is celebrated, nothing blamed. */
export const value = featureStyle({
  margin: 0,
  fontSize: vars.fontSize.card,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.amountCell,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});

export const balance = featureStyle({ display: 'grid' });

export const actions = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '66px',
  paddingInline: vars.space[8],
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: { flex: '1 1 100%', justifyContent: 'flex-end', minBlockSize: '52px' },
  },
  '@container': {
    '(max-width: 719px)': {
      flex: '1 1 100%',
      justifyContent: 'flex-end',
      minBlockSize: '52px',
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const alert = featureStyle({});

export const alertText = featureStyle({ margin: 0 });

export const alertActions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
});

/** Where the actions have a row of their own the break stands at its start, apart from the rest. */
export const breakLink = featureStyle({
  '@container': { '(max-width: 719px)': { marginInlineEnd: 'auto' } },
});

import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, radius, space } = vars;

const featureStyle = (rule: StyleRule) => style({ '@layer': { [layers.feature]: rule } });

export const card = featureStyle({ display: 'grid', gap: space[16], maxInlineSize: '520px' });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

/** Takes the focus when what is shown changes. */
export const body = featureStyle({ display: 'grid', gap: space[16], outline: 'none', minInlineSize: 0 });

/** As high as what it says while it is off, so that nothing under it moves. */
export const skeleton = featureStyle({
  display: 'grid',
  alignContent: 'space-between',
  minBlockSize: '95px',
  '@media': { [media.phone]: { minBlockSize: '112px' } },
});

/** Has the focus while one form takes another's place. */
export const holder = featureStyle({ outline: 'none' });

export const title = featureStyle({ ...textStyles.card, margin: 0 });

export const subtitle = featureStyle({ ...textStyles.label, margin: 0, fontSize: fontSize.input });

export const text = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

const row = { display: 'flex', flexWrap: 'wrap', gap: space[8] } as const;

export const actions = featureStyle(row);

/** Under a code: what is done with it first; before a danger, the way back beside it and as large. */
export const formActions = styleVariants(
  {
    primary: {
      ...row,
      '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, auto)' } },
    },
    danger: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] },
  } satisfies Record<string, StyleRule>,
  (rule: StyleRule) => ({ '@layer': { [layers.feature]: rule } }),
);

/** On a phone as wide as its form; before a danger it shares the line with the way back. */
export const submit = featureStyle({
  selectors: {
    [`${formActions.primary} > &`]: { '@media': { [media.phone]: { gridColumn: '1 / -1' } } },
  },
});

export const swap = featureStyle({
  selectors: { [`${formActions.danger} > &`]: { gridColumn: '1 / -1', justifySelf: 'start' } },
});

/** Copy, download, print: one line on a phone as well. */
export const keepActions = featureStyle({ ...row, flexWrap: 'wrap' });

/** Under the three buttons. */
export const copyStatus = featureStyle({ order: 1, flexBasis: '100%' });

export const steps = featureStyle({
  display: 'grid',
  gap: space[20],
  margin: 0,
  paddingInlineStart: space[20],
  listStyle: 'decimal',
});

export const step = featureStyle({ paddingInlineStart: space[4], minInlineSize: 0 });

export const stepText = featureStyle({ ...textStyles.body, margin: 0, marginBlockEnd: space[12] });

/** The link stands beside the code, and under it on a phone. */
export const transfer = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  marginBlockEnd: space[12],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const codes = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(17ch, 1fr))',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(2, auto)',
      gap: space[8],
      paddingInline: space[8],
      justifyContent: 'space-between',
    },
  },
  gap: `${space[8]} ${space[16]}`,
  margin: 0,
  padding: space[16],
  listStyle: 'none',
  background: color.surface2,
  borderRadius: radius.field,
});

/* The device's own face: every one tells 8 and B apart. */
export const code = featureStyle({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: fontSize.input,
  '@media': { [media.phone]: { fontSize: fontSize.small } },
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
});

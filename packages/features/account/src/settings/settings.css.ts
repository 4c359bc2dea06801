import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { media } from '@baize/ui/breakpoints';
import { featureStyle, featureVariants } from '../feature-style.ts';

const { color, space } = vars;

export const card = featureStyle({ display: 'grid', gap: space[16], maxInlineSize: '520px' });

export const title = featureStyle({ ...textStyles.card, margin: 0 });

export const subtitle = featureStyle({ ...textStyles.label, margin: 0 });

export const text = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

/** Rows that belong together, under their own small heading. */
export const group = featureStyle({ display: 'grid', gap: space[8] });

export const rows = featureStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = featureStyle({ borderBlockStart: `1px solid ${color.border}`, paddingBlock: space[4] });

const loading = (wide: string, phone: string) =>
  ({
    display: 'grid',
    alignContent: 'start',
    gap: space[16],
    minBlockSize: wide,
    '@media': { [media.phone]: { minBlockSize: phone } },
  }) as const;

/** As high as what is read mostly is, so that nothing under it moves. */
export const skeleton = featureVariants({
  contact: loading('113px', '113px'),
  notifications: loading('474px', '493px'),
  'data-copy': loading('130px', '149px'),
});

/** One line for what came of a press, kept while there is nothing to say. */
export const status = featureStyle({
  ...textStyles.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  flex: '1 1 96px',
  minBlockSize: vars.target.medium,
  color: color.muted,
});

export const statusIcon = featureStyle({ inlineSize: '16px', blockSize: '16px', color: color.success });

/** Takes the focus when the control that was pressed has gone. */
export const body = featureStyle({ display: 'grid', gap: space[16], outline: 'none' });

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
});

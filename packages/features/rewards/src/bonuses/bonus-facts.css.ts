import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const facts = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  margin: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

const line = `1px solid ${vars.color.border}`;

export const fact = featureStyle({
  minInlineSize: 0,
  paddingBlockStart: vars.space[8],
  borderBlockStart: line,
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space[16],
      paddingBlock: vars.space[8],
    },
  },
});

/** Both times of an instant do not fit into one column. */
export const wideFact = featureStyle({ '@media': { [media.tabletUp]: { gridColumn: 'span 2' } } }, fact);

export const term = featureStyle({ ...textStyles.small, flexShrink: 0, color: vars.color.muted });

export const value = featureStyle({
  ...textStyles.label,
  margin: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { textAlign: 'end' } },
});

export const converted = featureStyle({ color: vars.color.muted, fontWeight: vars.fontWeight.regular });

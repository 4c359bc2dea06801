import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';

const { color, space, fontWeight } = vars;

export const body = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

globalStyle(`${body} p`, { '@layer': { [layers.feature]: { margin: 0 } } });

export const copy = featureStyle({ ...textStyles.body });

export const small = featureStyle({ ...textStyles.small, color: color.muted });

/** Facts in two columns, hairlines between them. */
export const facts = featureStyle({ display: 'grid', margin: 0 });

export const fact = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

/** On one line as far as it goes: a long date beside it has room for two. */
export const factName = featureStyle({ flex: '0 0 auto', maxInlineSize: '45%', color: color.muted });

export const factValue = featureStyle({ margin: 0, fontWeight: fontWeight.bold, textAlign: 'end' });

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const links = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` });

export const tray = featureStyle({ display: 'grid' });

globalStyle(`${tray} > [role='radiogroup']`, {
  '@layer': { [layers.feature]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

/** Lengths to choose from, one press each. */
export const choices = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const list = featureStyle({
  display: 'grid',
  gap: space[8],
  margin: 0,
  paddingInlineStart: space[20],
  listStyle: 'disc',
});

export const two = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
});

export const fields = featureStyle({ display: 'grid', gap: space[16] });

export const days = featureStyle({ display: 'grid', margin: 0, padding: 0, border: 0 });

import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style, type StyleRule } from '@vanilla-extract/css';

const featureStyle = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.feature]: rule } });

export const page = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[24],
  maxInlineSize: '720px',
  minBlockSize: '100vh',
  paddingBlock: vars.space[36],
});

export const title = featureStyle(textStyles.pageTitle);

export const lead = featureStyle({ ...textStyles.body, margin: 0, color: vars.color.muted });

export const section = featureStyle({ display: 'grid', gap: vars.space[12] });

export const heading = featureStyle({ ...textStyles.card, margin: 0 });

/** The address of this page, as large as it matters. */
export const here = featureStyle({
  ...textStyles.body,
  margin: 0,
  padding: vars.space[16],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
});

export const list = featureStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});

export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: '56px',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' } },
});

export const address = featureStyle({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const note = featureStyle({ ...textStyles.small, margin: 0, color: vars.color.muted });

export const steps = featureStyle({
  ...textStyles.body,
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
});

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

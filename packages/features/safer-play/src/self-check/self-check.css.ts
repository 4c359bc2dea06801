import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style, type StyleRule } from '@vanilla-extract/css';

const inFeature = (rule: Omit<StyleRule, '@layer'>): string =>
  style({ '@layer': { [layers.feature]: rule } });

export const form = inFeature({
  display: 'grid',
  gap: vars.space[20],
  marginBlock: vars.space[16],
  padding: vars.space[20],
  border: vars.card.border,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
  boxShadow: vars.shadow.card,
  '@media': { [media.phone]: { padding: vars.space[16] } },
});

export const question = inFeature({
  paddingInlineStart: vars.space[12],
  borderInlineStart: `3px solid transparent`,
  selectors: { '&[aria-invalid]': { borderInlineStartColor: vars.color.danger } },
});

export const legend = inFeature({ ...textStyles.body, fontWeight: vars.fontWeight.label });

export const choices = inFeature({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: `0 ${vars.space[8]}`,
  marginBlockStart: vars.space[4],
});

export const choice = inFeature({
  ...textStyles.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.small,
  cursor: 'pointer',
});

export const radio = inFeature({
  flex: 'none',
  inlineSize: '22px',
  blockSize: '22px',
  margin: 0,
  accentColor: vars.color.secondary,
});

export const actions = inFeature({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const result = inFeature({
  padding: vars.space[16],
  borderRadius: vars.radius.field,
  background: vars.color.infoSoft,
});

export const points = inFeature({ fontWeight: vars.fontWeight.bold });

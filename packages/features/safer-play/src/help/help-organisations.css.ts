import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style, type StyleRule } from '@vanilla-extract/css';

const inFeature = (rule: Omit<StyleRule, '@layer'>): string =>
  style({ '@layer': { [layers.feature]: rule } });

export const jumps = inFeature({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const list = inFeature({ marginBlock: vars.space[12] });

export const position = inFeature({
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  // Below the page's header, which stays.
  scrollMarginBlockStart: '88px',
});

export const country = inFeature({ ...textStyles.label, color: vars.color.muted });

export const service = inFeature({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[16]}`,
  margin: 0,
});

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.small,
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.label,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
} as const;

export const jump = inFeature(link);

export const name = inFeature(link);

export const phone = inFeature(link);

export const register = inFeature({
  ...textStyles.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.muted,
});

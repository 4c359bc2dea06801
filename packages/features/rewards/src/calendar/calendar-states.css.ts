import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const boxes = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
});

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space[8],
});

const layer = { gridArea: '1 / 1', minInlineSize: 0 } as const;

export const stack = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const unseen = featureStyle({ ...layer, visibility: 'hidden' });

export const failed = featureStyle({
  ...layer,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[16],
  textAlign: 'center',
});

export const icon = featureStyle({ color: vars.color.warning });

export const copy = featureStyle({ ...textStyles.body, margin: 0 });

import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const above = featureStyle({ display: 'inline-grid', justifyItems: 'start' });

export const beside = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: space[4] });

export const link = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  fontWeight: vars.weight.label,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const id = featureStyle({ ...roles.micro, display: 'grid', color: color.muted });

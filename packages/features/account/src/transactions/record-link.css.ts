import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';
import { asCards } from '../records/record-container.ts';

const { color, space } = vars;

/** Reference and ID beneath each other, and beside them what copies the ID. */
export const cell = featureStyle({ display: 'flex', alignItems: 'center', gap: space[4] });

export const numbers = featureStyle({ display: 'grid', justifyItems: 'start' });

export const link = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  paddingBlock: '2px',
  fontWeight: vars.fontWeight.label,
  whiteSpace: 'nowrap',
  // The whole row, and the whole card, opens the record.
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

/** Lies over what opens the record. */
export const copy = featureStyle({ position: 'relative', zIndex: 1 });

export const id = featureStyle({
  ...textStyles.micro,
  display: 'flex',
  color: color.muted,
  whiteSpace: 'nowrap',
  // The record has it in full.
  '@container': { [asCards('payments')]: { display: 'none' } },
});

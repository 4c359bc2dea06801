import { vars } from '@baize/ui/contract';
import type { DayAppearance } from './weeks.ts';
import { featureStyle, featureVariants } from '../feature-style.ts';

export const icon = featureVariants<DayAppearance>(
  {
    locked: { color: vars.color.disabledText },
    empty: { color: vars.color.muted },
    claimable: { color: vars.day.claimableIcon },
    pending: { color: vars.day.claimableIcon },
    waiting: {},
    'last-chance': { color: vars.color.warning },
    claimed: { color: vars.color.success },
    missed: { color: vars.color.muted },
  },
  featureStyle({ flexShrink: 0 }),
);

import { ANTIQUITY_THEMES } from './antiquity.ts';
import { NATURE_THEMES } from './nature.ts';
import { CLASSIC_CASINO_THEMES } from './classic-casino.ts';
import type { SlotTheme } from './theme.ts';
import { WATER_THEMES } from './water.ts';

export const SLOT_THEMES: readonly SlotTheme[] = [
  ...CLASSIC_CASINO_THEMES,
  ...WATER_THEMES,
  ...ANTIQUITY_THEMES,
  ...NATURE_THEMES,
];

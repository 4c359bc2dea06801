import { OLD_WORLD_THEMES } from './old-worlds.ts';
import { OPEN_AIR_THEMES } from './open-air.ts';
import { PARLOUR_THEMES } from './parlour.ts';
import type { Theme } from './theme.ts';
import { WATER_THEMES } from './waters.ts';

export const THEMES: readonly Theme[] = [
  ...PARLOUR_THEMES,
  ...WATER_THEMES,
  ...OLD_WORLD_THEMES,
  ...OPEN_AIR_THEMES,
];

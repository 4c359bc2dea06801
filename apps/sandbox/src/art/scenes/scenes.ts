import type { Scene } from '../drawing.ts';
import { gables, leaves, peaks } from './land.ts';
import { arches, curtain, table } from './rooms.ts';
import { night, orbit, rays } from './skies.ts';
import { deep, waves } from './water.ts';

/** The order is part of the pictures; `table` stands last because only live games are drawn at one. */
export const SCENES = {
  rays,
  waves,
  arches,
  night,
  deep,
  peaks,
  curtain,
  gables,
  leaves,
  orbit,
  table,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

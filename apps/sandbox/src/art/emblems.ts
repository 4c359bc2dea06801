import { circlePath, polar, starPath, indexes } from './shapes.ts';

const SHIELD = 'M0-50Q24-40 44-42 48 14 0 52-48 14-44-42-24-40 0-50z';
const HEXAGON = `M${indexes(6)
  .map((index) => polar(50, index * 60))
  .join(' ')}z`;

/** What a studio signs with: one path in a box from -50 to 50, its holes by the even-odd rule. */
export const EMBLEMS = {
  gables: 'M-48 48V-4L-28-26-8-4V48zM-4 48V-28L14-50 32-28V48zM36 48V2H50V48zM8-14h12v16H8zM-34 8h12v16h-12z',
  anchor:
    'M-6-20H6V26Q24 22 30 6L18 8 36-14 50 12 40 8Q30 46 0 50-30 46-40 8L-50 12-36-14-18 8-30 6Q-24 22-6 26zM-24-14v-10H24v10zM-13-37a13 13 0 1 1 26 0 13 13 0 1 1-26 0m7 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
  wave: 'M-50 4Q-36-34-4-34 28-34 32-6 12-18 2-2 12 26 50 20V42H-50z',
  sunrise: `${starPath({ points: 12, outer: 50, inner: 34 })}${circlePath(0, 0, 24)}`,
  moon: 'M14-48A50 50 0 1 0 48 14 40 40 0 0 1 14-48z',
  hexagon: `${HEXAGON}M0-26 22-13V13L0 26-22 13V-13z`,
  shield: `${SHIELD}M0-28 26-22Q26 8 0 28-26 8-26-22z`,
  diamond: 'M0-50 50 0 0 50-50 0zM0-24-24 0 0 24 24 0z',
  star: starPath({ points: 5, outer: 52, inner: 22 }),
  leaf: 'M-42 46Q-58-44 46-48 52 40-24 32L8-12-34 48z',
  flame:
    'M-4-50Q36-22 34 14 32 48 0 50-32 48-34 16-34-6-16-20-14-4-4 2 4-24-4-50zM0 16Q-16 30 0 42 16 30 0 16z',
  peaks: 'M-52 44-16-30 0 0 18-46 52 44zM18-22 8 2l10 8 10-8z',
  drop: 'M0-52Q40-6 36 18 30 50 0 50-30 50-36 18-40-6 0-52zM-20 16q2 18 18 22-24 2-18-22z',
  crown: 'M-50 40V-24L-24 2 0-42 24 2 50-24V40zM-36 22V30H36V22z',
  ring: `${circlePath(0, 0, 50)}${circlePath(0, 0, 34)}${circlePath(0, 0, 16)}`,
  bolt: 'M12-52-38 10H-6L-18 52 40-16H6z',
  tower: 'M-34 50V-16H-42V-46H-26V-34H-10V-46H10V-34H26V-46H42V-16H34V50H14V22Q0 2-14 22V50z',
  feather: 'M46-50Q50 10-10 34L-36 52-44 46-18 20Q-40-36 46-50zM20-22-12 14l4 4z',
  clover: `${circlePath(0, -24, 23)}${circlePath(-25, 8, 23)}${circlePath(25, 8, 23)}M-5 8H5L14 50H-14z`,
  chevrons: 'M-50-6 0-46 50-6V16L0-22-50 16zM-50 36 0-4 50 36V50L0 14-50 50z',
  compass: `${circlePath(0, 0, 50)}M0-38 9-9 38 0 9 9 0 38-9 9-38 0-9-9z`,
  knot: 'M-50 0Q-26-44 0-12 26-44 50 0 26 44 0 12-26 44-50 0zM-32 0Q-22 18-10 0-22-18-32 0zM32 0Q22 18 10 0 22-18 32 0z',
  bird: 'M-50-22Q-20-30 0-4 20-40 52-36 40 24-10 34L-34 44-22 22Q-46 8-50-22z',
  cube: 'M0-50 46-24 0 2-46-24zM-48-12-4 12V50L-48 26zM48-12 4 12V50L48 26z',
  key: 'M-50 0a22 22 0 1 1 44 0 22 22 0 1 1-44 0m12 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0M-8-7H50V22H36V8H26V18H14V7H-8z',
} as const;

export type EmblemName = keyof typeof EMBLEMS;

/** One emblem in the colour its group is filled with. */
export function drawEmblem(name: EmblemName): string {
  return `<path fill-rule="evenodd" d="${EMBLEMS[name]}"/>`;
}

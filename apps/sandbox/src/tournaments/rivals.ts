import type { TournamentEdition } from './editions.ts';

const NAMES = [
  'Anker',
  'Bora',
  'Coral',
  'Dory',
  'Ebba',
  'Fathom',
  'Gale',
  'Halyard',
  'Isla',
  'Jib',
  'Kelp',
  'Luff',
  'Marlin',
  'Nerissa',
  'Osprey',
  'Pearl',
  'Quay',
  'Reefer',
  'Scylla',
  'Tern',
] as const;

const FEWEST_STEPS = 24;
const MORE_STEPS = 120;
const NUMBERS_A_ROUND = 11;

/** A number from 0 to just below 1 that the same texts always give. */
function seededChance(...parts: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const letter of parts.join(' ')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

export type Rival = { nickname: string; points: bigint };

/**
 * The made-up players of an edition as they stand at an instant: each moves in steps of its own to where it ends, never
 * back, and the same instant always shows the same board. Points in hundredths; who has none yet is not there.
 */
export function getRivals(edition: TournamentEdition, now: number): Rival[] {
  const { id, series, startsAt, endsAt } = edition;
  const gone = Math.min(Math.max((now - startsAt) / (endsAt - startsAt), 0), 1);
  return Array.from({ length: series.rivalCount }, (_, index) => {
    // Few are far ahead, many lie behind.
    const end = series.bestRival * (0.01 + 0.99 * seededChance(id, index, 'talent') ** 3);
    const steps = FEWEST_STEPS + Math.floor(MORE_STEPS * seededChance(id, index, 'steps'));
    const done = Math.floor(gone * steps);
    const ahead = done === 0 || done === steps ? 0 : 0.8 * seededChance(id, index, done);
    const points = (end * (done + ahead)) / steps;
    const whole =
      series.rule === 'rounds' || series.rule === 'wins' ? Math.floor(points) * 100 : points * 100;
    return { nickname: nicknameOf(id, index), points: BigInt(Math.floor(whole)) };
  }).filter(({ points }) => points > 0n);
}

/** Names come back with another number each time, so that nobody is on a board twice. */
function nicknameOf(id: string, index: number): string {
  const name = NAMES[index % NAMES.length] ?? 'Sailor';
  const round = Math.floor(index / NAMES.length);
  return `${name}${10 + NUMBERS_A_ROUND * round + Math.floor(NUMBERS_A_ROUND * seededChance(id, index, 'name'))}`;
}

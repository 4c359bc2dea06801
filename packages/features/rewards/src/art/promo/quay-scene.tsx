import { randomBetween } from './random-from-text.ts';
import { waves, WIDTH } from './waves.ts';
import * as css from './promo-art.css.ts';

const QUAY = 122;

interface House {
  x: number;
  width: number;
  eave: number;
  gable: number;
}

/** Gabled houses with lit windows along the water, lamps hung above, a moon and some stars. */
export function QuayScene({ draw }: { draw: () => number }) {
  const moon = randomBetween(draw, 92, 148);
  const stars = Array.from(
    { length: 9 },
    () => `M${randomBetween(draw, 6, 394)} ${randomBetween(draw, 8, 66)}h.01`,
  );
  const houses = row(draw);
  const panes = houses.flatMap(windows).filter(() => draw() < 0.6);
  const of = (turn: number) => houses.filter((_, place) => place % 2 === turn).map(outline);
  const hang = randomBetween(draw, -60, 0);
  return (
    <>
      <path d={stars.join('')} className={css.stars} />
      <circle cx={moon} cy={50} r={46} className={css.halo} />
      <circle cx={moon} cy={50} r={26} className={css.sun} />
      <path d={of(0).join('')} className={css.house} />
      <path d={of(1).join('')} className={css.houseAlt} />
      <path d={panes.join('')} className={css.lit} />
      <path d={`M${hang} 14q110 34 220 0t220 0`} className={css.string} />
      <path d={lamps(hang).join('')} className={css.lamps} />
      <path d={waves({ y: QUAY + 2, step: 64, height: 10, shift: -hang / 2 })} className={css.far} />
    </>
  );
}

function row(draw: () => number): House[] {
  const houses: House[] = [];
  for (let x = randomBetween(draw, -24, 0); x < WIDTH;) {
    const width = randomBetween(draw, 30, 46);
    houses.push({ x, width, eave: randomBetween(draw, 70, 98), gable: randomBetween(draw, 0, 2) });
    x += width;
  }
  return houses;
}

/** Bell, stepped and neck gables. */
function outline({ x, width, eave, gable }: House): string {
  const half = width / 2;
  const step = half / 3;
  const top = [
    `c2-12 ${half - 8}-8 ${half - 4}-20q4-6 8 0c2 12 ${half - 6} 8 ${half - 4} 20`,
    `${`v-7h${step}`.repeat(3)}${`h${step}v7`.repeat(3)}`,
    `l${half - 6}-10v-8q6-8 12 0v8l${half - 6} 10`,
  ][gable];
  return `M${x} ${QUAY + 8}V${eave}${top ?? ''}V${QUAY + 8}Z`;
}

function windows({ x, width, eave }: House): string[] {
  const columns = width > 38 ? 3 : 2;
  const gap = width / columns;
  return [0, 1].flatMap((line) =>
    Array.from(
      { length: columns },
      (_, place) => `M${x + gap * (place + 0.5) - 2.5} ${eave + 16 + line * 15}v-6a2.5 2.5 0 0 1 5 0v6z`,
    ),
  );
}

function lamps(hang: number): string[] {
  return [0.16, 0.33, 0.5, 0.67, 0.84].flatMap((part) =>
    [0, 1].map((span) => {
      const sag = 68 * part * (1 - part) * (span === 0 ? 1 : -1);
      return `M${hang + 220 * (span + part)} ${14 + sag + 5}h.01`;
    }),
  );
}

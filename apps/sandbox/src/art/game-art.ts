import { drawEmblem } from './emblems.ts';
import type { EmblemName } from './emblems.ts';
import { drawTitle, LETTERINGS } from './lettering/title.ts';
import type { FaceName, Lettering } from './lettering/title.ts';
import { MOTIFS } from './motifs/motifs.ts';
import type { MotifName } from './motifs/motifs.ts';
import { PALETTES } from './palettes.ts';
import type { Palette, PaletteName } from './palettes.ts';
import type { Paint } from './drawing.ts';
import { SCENES } from './scenes/scenes.ts';
import type { SceneName } from './scenes/scenes.ts';
import { pickAt, between, hashText, keysOf, seededRandom } from './seeded-random.ts';
import { dotsPath, sparklePath, formatCoordinate, indexes } from './shapes.ts';

/** Choices that win over those the slug would make by itself. */
export type ArtHint = {
  readonly motif?: MotifName;
  readonly palette?: PaletteName;
  readonly scene?: SceneName;
  readonly lettering?: Lettering;
};

export type GameArtRequest = ArtHint & {
  readonly slug: string;
  readonly title: string;
  /** `portrait` 3:4 for a slot, `live` 4:3 at a table, `thumb` square without lettering. */
  readonly shape?: 'portrait' | 'live' | 'thumb';
  /** The letters of the title: grotesque, or a soft serif for the brands that ask for it. */
  readonly face?: FaceName;
  /** Emblem of the provider: small, at the top of a portrait, in the end corner of a live picture. */
  readonly mark?: EmblemName;
};

/** `room` is how wide the title may be: a live picture is also cut to 3:4, among portraits. */
const SHAPES = {
  portrait: { width: 300, height: 400, room: 300, middle: 0.4, scale: 1.17, largest: 56 },
  live: { width: 400, height: 300, room: 225, middle: 0.41, scale: 1.14, largest: 46 },
  thumb: { width: 300, height: 300, room: 300, middle: 0.5, scale: 1.29, largest: 0 },
} as const;

function linear(id: string, stops: readonly (readonly [number, string])[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
}

/** Light from the start-top: bright focus, the colour itself, its dark side. */
function lit(id: string, [rim, body, dark]: readonly [string, string, string]): string {
  return `<radialGradient id="${id}" cx=".42" cy=".36" r=".8" fx=".3" fy=".2"><stop stop-color="${rim}"/><stop offset=".4" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
}

/** Gradients of every picture; those of the motif only as far as it uses them. */
function gradients(prefix: string, { colours, motif }: { colours: Palette; motif: string }): string {
  const { skyTop, skyLow, glow, rim, body, dark, pop, ink } = colours;
  const used = (id: string, gradient: string) => (motif.includes(`#${id})`) ? gradient : '');
  return (
    linear(`${prefix}s`, [
      [0, skyTop],
      [0.72, skyLow],
      [1, skyTop],
    ]) +
    `<radialGradient id="${prefix}g"><stop stop-color="${glow}" stop-opacity=".95"/><stop offset=".4" stop-color="${glow}" stop-opacity=".42"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${prefix}v" x2="0" y2="1"><stop offset=".5" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".92"/></linearGradient>` +
    used(`${prefix}b`, lit(`${prefix}b`, [rim, body, dark])) +
    used(`${prefix}d`, lit(`${prefix}d`, [body, dark, ink])) +
    used(`${prefix}p`, lit(`${prefix}p`, ['#fff', pop, dark]))
  );
}

function particles(
  random: () => number,
  { width, height, rim }: { width: number; height: number; rim: string },
): string {
  const points = indexes(12).map(() => ({
    x: random() * width,
    y: random() * height * 0.7,
    radius: between(random, [6, 13]),
  }));
  const sparkles = points.slice(0, 4).map(sparklePath);
  const dots = dotsPath(points.slice(4).map(({ x, y }) => [x, y] as const));
  return `<path fill="${rim}" d="${sparkles.join('')}"/><path stroke="${rim}" stroke-opacity=".75" stroke-width="3.2" stroke-linecap="round" d="${dots}"/>`;
}

function providerMark(name: EmblemName, { place, colours }: { place: string; colours: Palette }): string {
  return `<g transform="translate(${place})scale(.25)"><circle r="50" fill="${colours.ink}" opacity=".55"/><g transform="scale(.72)" fill="${colours.rim}">${drawEmblem(name)}</g></g>`;
}

function moved(drawing: string, by: number): string {
  return by === 0 ? drawing : `<g transform="translate(${by})">${drawing}</g>`;
}

/**
 * Draws the picture of a game: the same slug and hints always give the same bytes.
 * An SVG of its own (no outside resource, no script) sized by its viewBox; every id starts with the picture's own prefix,
 * so that many can stand in one page.
 */
export function gameArt(request: GameArtRequest): string {
  const { slug, title, shape = 'portrait', face = 'grotesque' } = request;
  const { width, height, room, middle, scale, largest } = SHAPES[shape];
  const seed = hashText(slug);
  const random = seededRandom(seed);
  const drawn = [random(), random(), random(), random()] as const;
  const colours =
    PALETTES[request.palette ?? pickAt(keysOf(PALETTES), { drawn: drawn[0], otherwise: 'reef' })];
  const draw = MOTIFS[request.motif ?? pickAt(keysOf(MOTIFS), { drawn: drawn[1], otherwise: 'gem' })];
  const skies = keysOf(SCENES).filter((name) => name !== 'table');
  const behind = request.scene ?? pickAt(skies, { drawn: drawn[2], otherwise: 'rays' });
  const scene = SCENES[shape === 'live' ? 'table' : behind];
  const lettering = request.lettering ?? pickAt(LETTERINGS, { drawn: drawn[3], otherwise: 'marquee' });
  const prefix = `a${hashText([slug, title, shape, face, request.motif, request.palette].join()).toString(36)}`;
  const x = width / 2;
  const y = Math.round(height * middle);
  const tilt = formatCoordinate(between(random, [-7, 7]));
  const paint: Paint = {
    ...colours,
    bodyFill: `url(#${prefix}b)`,
    darkFill: `url(#${prefix}d)`,
    popFill: `url(#${prefix}p)`,
    prefix,
  };
  const motif = draw(paint);
  const layers = [
    `<defs>${gradients(prefix, { colours, motif })}</defs>`,
    `<rect width="${width}" height="${height}" fill="url(#${prefix}s)"/>`,
    scene({ width, height, x, y, colours, random, prefix }),
    `<circle cx="${x}" cy="${y}" r="${Math.round(Math.min(width, 300) * 0.56)}" fill="url(#${prefix}g)" opacity=".8"/>`,
    `<ellipse cx="${x}" cy="${y + Math.round(108 * (scale / 1.17))}" rx="${Math.round(78 * (scale / 1.17))}" ry="13" fill="${colours.ink}" opacity=".45"/>`,
    `<g transform="translate(${x} ${y})rotate(${tilt})scale(${scale})" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${motif}</g>`,
    particles(random, { width, height, rim: colours.rim }),
    shape === 'thumb' ? '' : `<rect width="${width}" height="${height}" fill="url(#${prefix}v)"/>`,
    shape === 'thumb' || request.mark === undefined
      ? ''
      : providerMark(request.mark, {
          place: shape === 'live' ? `${width - 26} ${height - 26}` : `${x} 21`,
          colours,
        }),
    shape === 'thumb'
      ? ''
      : moved(
          drawTitle({ title, lettering, face, width: room, height, largest, colours, prefix }),
          (width - room) / 2,
        ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`;
}

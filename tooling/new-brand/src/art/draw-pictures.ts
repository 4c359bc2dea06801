import { gemPaths } from './gem.ts';
import { hillHeight, phaseOf } from './hills.ts';
import { createPalette, type ArtSeeds, type Palette } from './palette.ts';

export type HeroLayout = 'wide' | 'card';

const SIZES = { wide: { width: 1440, height: 440 }, card: { width: 560, height: 360 } } as const;
const SAMPLES = 16;

interface Picture extends ArtSeeds {
  layout: HeroLayout;
  /** The colour under it, which its start fades into. */
  ground: string;
}

/** Returns the hero as SVG: hills in the brand's colours under a disc. `turn` makes a further slide of it. */
export function drawHero(picture: Picture, turn = 0): string {
  const { layout, name, ground } = picture;
  const { width, height } = SIZES[layout];
  const palette = createPalette(picture, ground, turn);
  const fit = layout === 'wide' ? 'slice' : 'meet';
  const size = { width, height, phase: phaseOf(name) + turn / 20 };
  const disc = { x: Math.round(width * 0.71), y: Math.round(height * 0.36), r: Math.round(height * 0.15) };
  const sky = `<path fill="url(#nb-s)" d="M0 0h${width}v${height}H0z"/>`;
  const shade = `<path fill="url(#nb-f)" d="M0 0h${Math.round(width * 0.62)}v${height}H0z"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax ${fit}" aria-hidden="true">`,
    definitions(palette),
    layout === 'wide' ? sky : '',
    `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.r * 2.6}" fill="url(#nb-d)"/>`,
    `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="${palette.disc}"/>`,
    ...gems(palette, size),
    ...palette.hills.map((color, layer) => hill(color, layer, size)),
    layout === 'wide' ? shade : '',
    '</svg>\n',
  ].join('');
}

/** Returns the picture of an ended session: the disc gone down behind the hills. */
export function drawSessionEnded(seeds: ArtSeeds & { ground: string }): string {
  const palette = createPalette(seeds, seeds.ground);
  const size = { width: 626, height: 180, phase: phaseOf(seeds.name) };
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 626 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true">',
    definitions(palette),
    '<path fill="url(#nb-s)" d="M0 0h626v180H0z"/>',
    '<circle cx="330" cy="128" r="110" fill="url(#nb-d)"/>',
    `<circle cx="330" cy="128" r="40" fill="${palette.disc}"/>`,
    ...palette.hills.map((color, layer) => hill(color, layer, size)),
    '</svg>\n',
  ].join('');
}

/** Returns the tab's icon. */
export function drawFavicon(seeds: ArtSeeds): string {
  const { gem } = createPalette(seeds, seeds.accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${gemPaths(gem)}</svg>\n`;
}

function definitions({ ground, glow, disc }: Palette): string {
  return [
    '<defs>',
    `<linearGradient id="nb-s" x2="0" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="${glow}"/></linearGradient>`,
    `<linearGradient id="nb-f"><stop offset=".45" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient>`,
    `<radialGradient id="nb-d"><stop offset=".36" stop-color="${disc}" stop-opacity=".34"/><stop offset="1" stop-color="${disc}" stop-opacity="0"/></radialGradient>`,
    '</defs>',
  ].join('');
}

interface Size {
  width: number;
  height: number;
  phase: number;
}

/** Some stones in the air, smaller the farther. */
function gems(palette: Palette, { width, height }: Size): string[] {
  const places = [
    [0.52, 0.3, 1.05],
    [0.61, 0.1, 0.6],
    [0.84, 0.16, 1.35],
    [0.93, 0.34, 0.7],
  ] as const;
  return places.map(([x, y, scale]) => {
    const at = `translate(${Math.round(width * x)} ${Math.round(height * y)})scale(${scale})rotate(${Math.round((scale - 1) * 40)})`;
    return `<g transform="${at}">${gemPaths(palette.gem)}</g>`;
  });
}

/** One layer of hills as a smooth line through its samples. */
function hill(color: string, layer: number, { width, height, phase }: Size): string {
  const points = Array.from({ length: SAMPLES + 1 }, (_, place) => {
    const t = place / SAMPLES;
    return { x: t * width, y: height * (1 - hillHeight({ layer, t, phase })) };
  });
  const path = points.slice(1).map(({ x, y }, place) => {
    const before = points[place] ?? { x, y };
    return `Q${round(before.x)} ${round(before.y)} ${round((before.x + x) / 2)} ${round((before.y + y) / 2)}`;
  });
  const last = points.at(-1) ?? { x: width, y: height };
  return `<path fill="${color}" d="M0 ${height}${path.join('')}L${width} ${round(last.y)}V${height}z"/>`;
}

function round(value: number): string {
  return String(Math.round(value));
}

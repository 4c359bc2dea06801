import type { Palette } from '../palettes.ts';
import { formatCoordinate } from '../shapes.ts';
import { GROTESQUE } from './grotesque.ts';
import { hasGlyphs, linePath, typesetLine } from './typeset-line.ts';
import type { Typeface, TypesetLine } from './typeset-line.ts';
import { SOFT_SERIF } from './soft-serif.ts';

export type FaceName = 'grotesque' | 'soft-serif';

/** How a title stands; the order is part of the pictures. */
export const LETTERINGS = ['marquee', 'arch', 'ribbon', 'slant', 'plate'] as const;

export type Lettering = (typeof LETTERINGS)[number];

export type TitleRequest = {
  readonly title: string;
  readonly lettering: Lettering;
  readonly face: FaceName;
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly colours: Palette;
  readonly prefix: string;
};

const FACES: Readonly<Record<FaceName, Typeface>> = { grotesque: GROTESQUE, 'soft-serif': SOFT_SERIF };

/** How much higher the middle of an arched line stands than its ends, at most. */
const ARCH_RISE = 19;

/** At most two lines, as equal in width as the words allow. */
function splitTitle(title: string, measure: (text: string) => number): string[] {
  const words = title.split(' ').filter((word) => word !== '');
  const splits = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, widest: Math.max(...lines.map(measure)) };
  });
  const best = splits.toSorted((one, other) => one.widest - other.widest)[0];
  return best?.lines ?? [words.join(' ')];
}

type FittedLine = { line: TypesetLine; size: number; baseline: number };

/** Each line as large as 90 % of the width allows, the last one's baseline at 94.5 % of the height. */
function fitLines(
  lines: readonly TypesetLine[],
  { face, width, height, largest }: { face: Typeface; width: number; height: number; largest: number },
): FittedLine[] {
  const sizes = lines.map((line) => Math.min(largest, (width * 0.9 * face.unitsPerEm) / line.width));
  const smallest = Math.min(...sizes);
  let baseline = height * 0.945;
  const fitted = lines.toReversed().map((line, index) => {
    const size = Math.min(sizes[lines.length - 1 - index] ?? smallest, smallest * 1.3);
    const placed = { line, size, baseline };
    baseline -= size * 0.86;
    return placed;
  });
  return fitted.toReversed();
}

function straight({ line, size, baseline }: FittedLine, { unitsPerEm }: Typeface): string {
  return `<path stroke-width="${formatCoordinate((7 * unitsPerEm) / size)}" transform="translate(0 ${formatCoordinate(baseline)})scale(${Math.round((size / unitsPerEm) * 1000) / 1000})" d="${linePath(line)}"/>`;
}

/** Letters turned along an arc that is lower at its ends. */
function arched({ line, size, baseline }: FittedLine, { unitsPerEm }: Typeface): string {
  const scale = size / unitsPerEm;
  const half = Math.max((line.width * scale) / 2, 60);
  const rise = Math.min(ARCH_RISE, half * 0.17);
  const radius = (half * half + rise * rise) / (2 * rise);
  const letters = line.letters.map((letter) => {
    const middle = (letter.x + letter.advance / 2 - line.width / 2) * scale;
    const angle = Math.asin(middle / radius);
    const drop = radius - radius * Math.cos(angle);
    const place = `translate(${formatCoordinate(middle / scale)} ${formatCoordinate(drop / scale)})rotate(${formatCoordinate((angle * 180) / Math.PI)})`;
    return `<path transform="${place}" d="M${-Math.round(letter.advance / 2)} 0${letter.outline}"/>`;
  });
  return `<g stroke-width="${formatCoordinate(7 / scale)}" transform="translate(0 ${formatCoordinate(baseline - rise * 0.4)})scale(${Math.round(scale * 1000) / 1000})">${letters.join('')}</g>`;
}

function titleFill({
  prefix,
  colours,
  capHeight,
}: {
  prefix: string;
  colours: Palette;
  capHeight: number;
}): string {
  return `<linearGradient id="${prefix}f" gradientUnits="userSpaceOnUse" x2="0" y1="${-Math.round(capHeight * 1.15)}" y2="${Math.round(capHeight * 0.1)}"><stop offset=".15" stop-color="#fff"/><stop offset=".55" stop-color="${colours.rim}"/><stop offset="1" stop-color="${colours.body}"/></linearGradient>`;
}

/** Outline and extrusion below, light fill above: the letters are written once and used three times. */
function raised(
  letters: string,
  { request, capHeight, turn }: { request: TitleRequest; capHeight: number; turn: number },
): string {
  const { prefix, colours, width } = request;
  const tilt = turn === 0 ? '' : `rotate(${turn} 0 ${Math.round(request.height * 0.88)})`;
  return (
    `<defs>${titleFill({ prefix, colours, capHeight })}<g id="${prefix}t">${letters}</g></defs>` +
    `<g transform="translate(${width / 2})${tilt}" stroke-linejoin="round"><g fill="${colours.ink}" stroke="${colours.ink}"><use href="#${prefix}t" y="5"/><use href="#${prefix}t"/></g><use href="#${prefix}t" fill="url(#${prefix}f)"/></g>`
  );
}

function ribbon(line: TypesetLine, { request, face }: { request: TitleRequest; face: Typeface }): string {
  const { width, height, colours, prefix } = request;
  const size = Math.min(36, (width * 0.78 * face.unitsPerEm) / line.width);
  const scale = Math.round((size / face.unitsPerEm) * 1000) / 1000;
  const half = Math.round(width * 0.475);
  const middle = Math.round(height * 0.91);
  const band = `M${-half} ${middle - 25}H${half}L${half - 13} ${middle}l13 25H${-half}l13-25z`;
  return (
    `<defs>${titleFill({ prefix, colours, capHeight: face.capHeight })}</defs><g transform="translate(${width / 2})"><path fill="${colours.ink}" opacity=".5" d="${band}" transform="translate(0 5)"/><path fill="${colours.dark}" stroke="${colours.rim}" stroke-width="2" d="${band}"/>` +
    `<path fill="${colours.rim}" stroke="${colours.ink}" stroke-opacity=".55" stroke-width="${formatCoordinate(4 / scale)}" paint-order="stroke" transform="translate(0 ${formatCoordinate(middle + size * 0.33)})scale(${scale})" d="${linePath(line)}"/></g>`
  );
}

function plate(
  texts: readonly string[],
  { request, face }: { request: TitleRequest; face: Typeface },
): string {
  const { width, height, colours } = request;
  const lines = texts.map((text) => typesetLine(face, { text, tracking: face.unitsPerEm * 0.07 }));
  const widest = Math.max(...lines.map((line) => line.width));
  const size = Math.min(30, (width * 0.74 * face.unitsPerEm) / widest);
  const scale = Math.round((size / face.unitsPerEm) * 1000) / 1000;
  const leading = size * 1.12;
  const half = Math.round((widest * scale) / 2 + 20);
  const tall = Math.round(leading * (lines.length - 1) + size * 0.66 + 34);
  const top = Math.round(height * 0.955 - tall);
  const letters = lines.map(
    (line, index) =>
      `<path transform="translate(0 ${formatCoordinate(top + 17 + size * 0.66 + index * leading)})scale(${scale})" d="${linePath(line)}"/>`,
  );
  return `<g transform="translate(${width / 2})"><rect x="${-half}" y="${top}" width="${half * 2}" height="${tall}" rx="9" fill="${colours.ink}" fill-opacity=".88" stroke="${colours.body}" stroke-width="2.5"/><g fill="${colours.rim}">${letters.join('')}</g></g>`;
}

/** Titles in other scripts: the viewer's own text face. */
function plain({ title, width, height, colours, prefix }: TitleRequest): string {
  const safe = title
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  const size = Math.min(46, Math.round((width * 1.4) / Math.max(4, title.length)));
  return `<defs>${titleFill({ prefix, colours, capHeight: size })}</defs><text transform="translate(${width / 2} ${Math.round(height * 0.93)})" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="url(#${prefix}f)" stroke="${colours.ink}" stroke-width="7" stroke-linejoin="round" paint-order="stroke">${safe}</text>`;
}

/** The name of a game, drawn at the foot of its picture. */
export function drawTitle(request: TitleRequest): string {
  const face = FACES[request.face];
  const title = request.title.replaceAll('’', "'");
  const text = request.lettering === 'slant' || request.lettering === 'plate' ? title.toUpperCase() : title;
  if (!hasGlyphs(face, text)) return plain(request);
  const texts = splitTitle(text, (part) => typesetLine(face, { text: part }).width);
  if (request.lettering === 'plate') return plate(texts, { request, face });
  const whole = typesetLine(face, { text });
  if (request.lettering === 'ribbon' && texts.every((part) => part.length <= 11))
    return ribbon(whole, { request, face });
  const fitted = fitLines(
    texts.map((part) => typesetLine(face, { text: part })),
    { ...request, face },
  );
  const letters = fitted.map((line, index) =>
    request.lettering === 'arch' && index === 0 ? arched(line, face) : straight(line, face),
  );
  return raised(letters.join(''), {
    request,
    capHeight: face.capHeight,
    turn: request.lettering === 'slant' ? -5 : 0,
  });
}

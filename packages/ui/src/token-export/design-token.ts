import { readArguments, readNumber, readPixels, splitValue } from './css-value.ts';
import { readColor, type DesignColor } from './design-color.ts';
import { findReference, type TokenName } from './token-list.ts';
import type { TokenKind } from './token-kinds.ts';

/** `{color.accent}`: the value of another token. */
export type Alias = `{${string}}`;
export interface Dimension {
  value: number;
  unit: 'px';
}
export interface Shadow {
  color: DesignColor | Alias;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  inset?: true;
}
interface Border {
  color: DesignColor | Alias;
  width: Dimension;
  style: 'solid';
}
type GradientStop = { color: DesignColor | Alias; position: number };

/** The types of the format that themes use. */
type Typed =
  | { $type: 'color'; $value: DesignColor }
  | { $type: 'dimension'; $value: Dimension }
  | { $type: 'number' | 'fontWeight'; $value: number }
  | { $type: 'fontFamily'; $value: readonly string[] }
  | { $type: 'shadow'; $value: Shadow | readonly Shadow[] }
  | { $type: 'border'; $value: Border }
  | { $type: 'gradient'; $value: readonly GradientStop[] };

/** A value in the format; `isLossy` where the format cannot say all that the style sheet does. */
export type DesignValue = Typed & { isLossy?: true };

/** What each kind must look like, for whoever wrote it in another way. */
export const KIND_ADVICE: Readonly<Record<TokenKind, string>> = {
  color: 'Write a color as #RRGGBB or rgba(0,0,0,.5), or take that of another token: {color.accent}.',
  fill: 'Write a color as #RRGGBB, a linear-gradient(…), or take that of another token: {color.accent}.',
  gradient: 'Write linear-gradient(100deg,#RRGGBB 0%,#RRGGBB 100%).',
  length: 'Write pixels: 14px. Only a size of letters may be clamp(38px,4.6vw,62px).',
  shadow: 'Write none, or shadows in pixels with a color: 0 4px 14px rgba(0,0,0,.3).',
  border: 'Write none, or 1px solid and a color.',
  font: 'Write families with commas, those with spaces in single quotes.',
  weight: 'Write a weight from 1 to 1000.',
  number: 'Write a number: 1.5.',
  tracking: 'Write a share of the size of letters: -.02em.',
  filter: 'Write none or brightness(.94).',
  display: 'Write block or none.',
};

const NOTHING: DesignColor = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' };
const px = (value: number): Dimension => ({ value, unit: 'px' });

/** Writes a reference in the format. */
export function toAlias({ path }: TokenName): Alias {
  return `{${path}}`;
}

/** Reads a token's value that refers to no other token as a whole; null where it is none of its kind. */
export function toDesignValue(kind: TokenKind, value: string): DesignValue | null {
  return READERS[kind](value.trim());
}

const READERS: Readonly<Record<TokenKind, (value: string) => DesignValue | null>> = {
  color: (value) => toColor(readColor(value)),
  fill: (value) => READERS.color(value) ?? READERS.gradient(value),
  gradient: readGradient,
  length: readLength,
  shadow: readShadows,
  border: readBorder,
  font: readFonts,
  weight(value) {
    const weight = readNumber(value);
    return weight !== null && weight >= 1 && weight <= 1000 ? { $type: 'fontWeight', $value: weight } : null;
  },
  number: (value) => toNumber(readNumber(value)),
  tracking: (value) => lossy(toNumber(readNumber(value, 'em'))),
  filter(value) {
    const [share = '', ...rest] = value === 'none' ? ['1'] : (readArguments(value, 'brightness') ?? []);
    return rest.length === 0 ? lossy(toNumber(readNumber(share))) : null;
  },
  display: (value) => lossy(toNumber(value === 'block' ? 1 : value === 'none' ? 0 : null)),
};

function toColor($value: DesignColor | null): DesignValue | null {
  return $value && { $type: 'color', $value };
}

function toNumber($value: number | null): DesignValue | null {
  return $value === null ? null : { $type: 'number', $value };
}

function lossy(value: DesignValue | null): DesignValue | null {
  return value && { ...value, isLossy: true };
}

function readLength(value: string): DesignValue | null {
  const limits = readArguments(value, 'clamp');
  const pixels = readPixels(limits?.[2] ?? value);
  if (pixels === null || (limits && !isClamp(limits))) return null;
  const dimension: DesignValue = { $type: 'dimension', $value: px(pixels) };
  return limits ? lossy(dimension) : dimension;
}

function isClamp([least = '', fluid = '', most = '', ...rest]: readonly string[]): boolean {
  const isFluid = /^[\d.]+vw(?: \+ [\d.]+px)?$/.test(fluid);
  return isFluid && readPixels(least) !== null && readPixels(most) !== null && rest.length === 0;
}

/** A colour inside a value: its own, or that of another token. */
function readPart(value: string): DesignColor | Alias | null {
  const reference = findReference(value);
  if (reference?.group === 'color') return toAlias(reference);
  return readColor(value);
}

function readShadows(value: string): DesignValue | null {
  if (value === 'none')
    return {
      $type: 'shadow',
      $value: { color: NOTHING, offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(0) },
    };
  const shadows = splitValue(value, ',').map(readShadow);
  const [first, ...others] = shadows.filter((one) => one !== null);
  if (!first || others.length + 1 < shadows.length) return null;
  return { $type: 'shadow', $value: others.length === 0 ? first : [first, ...others] };
}

function readShadow(value: string): Shadow | null {
  const parts = splitValue(value, ' ');
  const inset = parts.includes('inset');
  const colors = parts.map(readPart).filter((one) => one !== null);
  const lengths = parts.map(readPixels).filter((one) => one !== null);
  const [x, y, blur = 0, spread = 0] = lengths;
  const [color] = colors;
  const isWhole = lengths.length + colors.length + Number(inset) === parts.length && lengths.length <= 4;
  if (!color || colors.length > 1 || x === undefined || y === undefined || blur < 0 || !isWhole) return null;
  return {
    color,
    offsetX: px(x),
    offsetY: px(y),
    blur: px(blur),
    spread: px(spread),
    ...(inset && { inset: true }),
  };
}

function readBorder(value: string): DesignValue | null {
  if (value === 'none') return { $type: 'border', $value: { color: NOTHING, width: px(0), style: 'solid' } };
  const [width = '', style, ground = '', ...rest] = splitValue(value, ' ');
  const color = readPart(ground);
  const pixels = readPixels(width);
  if (!color || pixels === null || style !== 'solid' || rest.length > 0) return null;
  return { $type: 'border', $value: { color, width: px(pixels), style } };
}

/** Stops alone: direction and shape have no place in the format. */
function readGradient(value: string): DesignValue | null {
  const [first = '', ...others] =
    readArguments(value, 'linear-gradient') ?? readArguments(value, 'radial-gradient') ?? [];
  const hasDirection = /^(?:-?[\d.]+deg|to [a-z ]+|(?:circle|ellipse)[\w% ]*)$/.test(first);
  const stops = hasDirection ? others : [first, ...others];
  const read = stops.map((stop, index) => {
    const [ground = '', at, ...rest] = splitValue(stop, ' ');
    const color = readPart(ground);
    const share = at === undefined ? (100 * index) / Math.max(1, stops.length - 1) : readNumber(at, '%');
    return color && share !== null && rest.length === 0 ? { color, position: share / 100 } : null;
  });
  const $value = read.filter((one) => one !== null);
  if ($value.length < 2 || $value.length < stops.length) return null;
  return { $type: 'gradient', $value, isLossy: true };
}

function readFonts(value: string): DesignValue | null {
  const families = splitValue(value, ',').map((one) => /^(?:'([\w -]+)'|([\w-]+))$/.exec(one));
  const $value = families.flatMap((match) => match?.[1] ?? match?.[2] ?? []);
  return $value.length > 0 && $value.length === families.length ? { $type: 'fontFamily', $value } : null;
}

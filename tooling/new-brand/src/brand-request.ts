import { parseArgs } from 'node:util';
import { contrastProblems } from '@baize/ui/contrast-problems';
import { DENSITIES, type Density } from '@baize/ui/derive-tokens';

export interface BrandRequest {
  name: string;
  label: string;
  /** `#RRGGBB`. */
  accent: string;
  scheme: 'dark' | 'light';
  navigation: 'basic' | 'panel';
  /** Of a card, in pixels. */
  radius: number;
  density: Density;
}

/** What a person wrote, unchecked. */
export type BrandAnswers = { name?: string | undefined } & Partial<
  Record<Exclude<keyof BrandRequest, 'name'>, string | undefined>
>;

export const USAGE =
  "pnpm new brand <name> --label 'North Star' --accent '#0aa' --scheme dark|light --navigation basic|panel [--radius 14] [--density compact|regular|airy]";

const DEFAULT_RADIUS = 14;

/**
 * Reads a command line: `brand azure --label Azure …`.
 *
 * @throws Error for an option there is not, and for anything but a brand.
 */
export function readAnswers(args: readonly string[]): BrandAnswers {
  const option = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      label: option,
      accent: option,
      scheme: option,
      navigation: option,
      radius: option,
      density: option,
    },
  });
  const [kind, name, ...rest] = positionals;
  if (kind !== 'brand' || rest.length > 0)
    throw new Error('Only a brand of one name can be made here. Put what has spaces in quotes.');
  return { name, ...values };
}

/** Checks what a person wrote; answers the request, or every reason why it is none. */
export function checkAnswers(answers: BrandAnswers): { request: BrandRequest } | { problems: string[] } {
  const { name = '', label = '' } = answers;
  const accent = normalizeColor(answers.accent ?? '');
  const scheme = oneOf(answers.scheme, ['dark', 'light']);
  const navigation = oneOf(answers.navigation, ['basic', 'panel']);
  const radius = answers.radius === undefined ? DEFAULT_RADIUS : Number(answers.radius);
  const isRadius = Number.isInteger(radius) && radius >= 0 && radius <= 32;
  const say = (key: keyof BrandAnswers, advice: string): string =>
    `${key} "${answers[key] ?? ''}": write --${key} ${advice}`;
  const density = oneOf(answers.density ?? 'regular', DENSITIES);
  const problems = nameProblems(name);
  if (!LABEL.test(label)) problems.push(say('label', 'as 1 to 24 letters, digits, spaces, dots or hyphens'));
  if (!accent) problems.push(say('accent', "as a colour of six or three digits, '#00aaaa'"));
  if (!scheme) problems.push(say('scheme', 'dark or light'));
  if (!navigation) problems.push(say('navigation', 'basic or panel'));
  if (!isRadius) problems.push(say('radius', 'as whole pixels from 0 to 32'));
  if (!density) problems.push(say('density', 'compact, regular or airy'));
  if (problems.length > 0 || !accent || !scheme || !navigation || !density) return { problems };
  const request = { name, label, accent, scheme, navigation, radius, density };
  const poor = contrastProblems(request);
  return poor.length > 0 ? { problems: poor } : { request };
}

function oneOf<Value extends string>(text: string | undefined, values: readonly Value[]): Value | undefined {
  return values.find((value) => value === text);
}

const LABEL = /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,23}$/u;

function nameProblems(name: string): string[] {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return [
      `name "${name}": write small letters and digits, beginning with a letter, parts joined by one hyphen`,
    ];
  if (name.length < 3 || name.length > 24) return [`name "${name}": write 3 to 24 signs`];
  return [];
}

/** `#0aa` and `#00aaaa` alike as `#00AAAA`; null for anything else. */
function normalizeColor(text: string): string | null {
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) return null;
  const digits = text.slice(1);
  const long = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  return `#${long.toUpperCase()}`;
}

import type { Messages } from '@lingui/core';
import { LENGTH_LIMITS } from './check/length-limits.ts';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ğ',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
  Z: 'Ž',
};
/** German and Arabic are about a third longer than English (look §14). */
const LONGER = 1.35;
/** Grows the last word by a common ending, then adds words. */
const PADDING = 'enösr áégöñ ';

/**
 * A language nobody speaks, for stories and journeys only: English with accents, a third longer, and in tight
 * places exactly as long as a translation may be. What is cut or pushed off with it will be with a real one.
 */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, asMessage(pseudoMessage(message, budgetOf(id)))]),
  );
}

type Budget = (text: string) => number;

function budgetOf(id: string): Budget {
  const place = LENGTH_LIMITS.find(({ ids }) => ids.includes(id));
  if (!place) return (text) => Math.ceil(text.length * LONGER);
  const share = place.unit === 'row' ? Math.floor(place.max / place.ids.length) : place.max;
  return () => share;
}

function asMessage(value: unknown): Messages[string] {
  return Array.isArray(value) || typeof value === 'string' ? value : '';
}

/** Lengthens the texts of a compiled message; values, choices, `#` and elements stay. */
function pseudoMessage(message: unknown, budget: Budget): unknown {
  if (typeof message === 'string') return pseudoText(message, budget);
  if (!Array.isArray(message)) return message;
  const tokens: readonly unknown[] = message;
  return tokens.map((token): unknown => {
    if (typeof token === 'string') return token === '#' ? token : pseudoText(token, budget);
    if (!Array.isArray(token)) return token;
    const parts: readonly unknown[] = token;
    const [name, kind, format] = parts;
    if (typeof format !== 'object' || format === null) return parts;
    const cases = Object.entries(format).map(([key, branch]): [string, unknown] => [
      key,
      pseudoMessage(branch, budget),
    ]);
    return [name, kind, Object.fromEntries(cases)] satisfies unknown[];
  });
}

function pseudoText(text: string, budget: Budget): string {
  return text
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') || !/\p{L}/u.test(piece) ? piece : longer(piece, budget(piece))))
    .join('');
}

/** Padding grows the last word, in front of what ends the sentence. */
function longer(text: string, length: number): string {
  const accented = text.replaceAll(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
  const missing = Math.max(0, length - text.length);
  const padding = PADDING.repeat(Math.ceil(missing / PADDING.length))
    .slice(0, missing)
    .trimEnd();
  return accented.replace(/(?=[^\p{L}]*$)/u, padding);
}

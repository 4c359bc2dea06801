import type { ThemeTokens } from '../themes/theme-tokens.ts';
import { KIND_ADVICE, toAlias, toDesignValue, type Alias, type DesignValue } from './design-token.ts';
import { kindOf } from './token-kinds.ts';
import { findReference, readToken, tokenNames, type TokenName } from './token-list.ts';

/** A token as the file holds it. */
export interface DesignToken {
  $type: DesignValue['$type'];
  $value: DesignValue['$value'] | Alias;
  $extensions?: { [EXTENSION]: { css: string } };
}

/** A theme in the Design Tokens format of the W3C community group, version 2025.10. */
export interface DesignTokens {
  $schema: string;
  $description: string;
  [group: string]: string | Record<string, DesignToken>;
}

const SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';
/** Where the format says less than the style sheet (the angle of a gradient), the sheet's words stand here. */
const EXTENSION = 'example.baize';

/**
 * Returns every token of a theme for design tools; what refers to another token there refers to it here.
 *
 * @throws Error that names each token whose value is none of its kind.
 */
export function createDesignTokens(name: string, tokens: ThemeTokens): DesignTokens {
  const problems = findTokenProblems(tokens);
  if (problems.length > 0)
    throw new Error(problems.map(({ path, advice }) => `${path}: ${advice}`).join('\n'));
  const groups: Record<string, Record<string, DesignToken>> = {};
  for (const token of tokenNames) {
    const group = (groups[token.group] ??= {});
    group[token.key] = createDesignToken(tokens, token);
  }
  return {
    $schema: SCHEMA,
    $description: `Every token of the theme ${name}, as tablets and desktops have it.`,
    ...groups,
  };
}

/** A token whose value is none of its kind, and how to write it. */
export interface TokenProblem {
  path: string;
  advice: string;
}

/** Returns what of a theme no style sheet or design tool could read; nothing for a sound theme. */
export function findTokenProblems(tokens: ThemeTokens): TokenProblem[] {
  return tokenNames.flatMap((token) =>
    resolve(tokens, token) === null ? [{ path: token.path, advice: KIND_ADVICE[kindOf(token)] }] : [],
  );
}

function createDesignToken(tokens: ThemeTokens, token: TokenName): DesignToken {
  const value = readToken(tokens, token);
  const resolved = resolve(tokens, token);
  if (!resolved) throw new Error(`${token.path} is none of its kind.`);
  const { $type, $value, isLossy } = resolved;
  const reference = findReference(value);
  if (reference) return { $type, $value: toAlias(reference) };
  return { $type, $value, ...(isLossy && { $extensions: { [EXTENSION]: { css: value } } }) };
}

/** The value at the end of a token's references, if it is one that the token may hold. */
function resolve(tokens: ThemeTokens, token: TokenName): DesignValue | null {
  const seen = new Set<string>();
  let last = token;
  for (let next = findReference(readToken(tokens, token)); next;) {
    if (seen.has(next.path)) return null;
    seen.add(next.path);
    last = next;
    next = findReference(readToken(tokens, last));
  }
  return toDesignValue(kindOf(token), readToken(tokens, last));
}

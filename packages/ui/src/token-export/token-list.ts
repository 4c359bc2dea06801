import { contract } from '../contract.css.ts';
import type { ThemeTokens } from '../themes/theme-tokens.ts';

export type TokenGroup = keyof ThemeTokens;

/** A token of the contract. */
export interface TokenName {
  group: TokenGroup;
  key: string;
  /** `color.accent`, as the contract and the Design Tokens format write it. */
  path: string;
  /** `--color-accent`. */
  property: string;
}

const REFERENCE = /^var\((--[\w-]+)\)$/;

/** The groups of the contract, in its order. */
export const tokenGroups: readonly TokenGroup[] = Object.keys(contract).filter(isGroup);

/** Every token there is, in the contract's order. */
export const tokenNames: readonly TokenName[] = tokenGroups.flatMap((group) =>
  Object.entries(contract[group]).map(([key, name]) => ({
    group,
    key,
    path: `${group}.${key}`,
    property: REFERENCE.exec(name)?.[1] ?? name,
  })),
);

function isGroup(name: string): name is TokenGroup {
  return Object.hasOwn(contract, name);
}

const byProperty = new Map(tokenNames.map((name) => [name.property, name]));

/** Returns the token a value stands for, if it is nothing but a reference: `var(--color-accent)`. */
export function findReference(value: string): TokenName | undefined {
  return byProperty.get(REFERENCE.exec(value.trim())?.[1] ?? '');
}

/** Returns a theme's value for a token, as its style sheet says it. */
export function readToken(tokens: ThemeTokens, { group, key }: TokenName): string {
  const values: Readonly<Record<string, string>> = tokens[group];
  const value = values[key];
  if (value === undefined) throw new Error(`The theme has no value for ${group}.${key}.`);
  return value;
}

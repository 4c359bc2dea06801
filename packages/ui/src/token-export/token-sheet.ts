import type { ThemeTokens } from '../themes/theme-tokens.ts';
import { readToken, tokenNames } from './token-list.ts';

/** Returns a theme's tokens as custom properties on `[data-theme='<name>']`, for pages that this project does not build. */
export function createTokenSheet(name: string, tokens: ThemeTokens): string {
  const lines = tokenNames.map((token) => `  ${token.property}: ${readToken(tokens, token)};`);
  return `[data-theme='${name}'] {\n${lines.join('\n')}\n}\n`;
}

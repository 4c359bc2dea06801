import { media } from '../breakpoints.ts';
import { PHONE_MEASURES } from '../themes/phone-measures.ts';
import type { ThemeTokens } from '../themes/theme-tokens.ts';
import { readToken, tokenNames } from './token-list.ts';

/**
 * Returns a theme's tokens as custom properties on `[data-theme='<name>']`, for pages that this project does not build. The
 * size of the hero's title on phones is not among them: it is no token.
 */
export function createTokenSheet(name: string, tokens: ThemeTokens): string {
  const onPhones: Readonly<Record<string, string>> = PHONE_MEASURES.page;
  const all = tokenNames.map((token) => `  ${token.property}: ${readToken(tokens, token)};`);
  const phone = tokenNames.flatMap(({ group, key, property }) => {
    const measure = group === 'page' ? onPhones[key] : undefined;
    return measure === undefined ? [] : [`    ${property}: ${measure};`];
  });
  const selector = `[data-theme='${name}']`;
  return `${selector} {
${all.join('\n')}
}

@media ${media.phone} {
  ${selector} {
${phone.join('\n')}
  }
}
`;
}

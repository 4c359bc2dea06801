import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from '../breakpoints.ts';
import { contract } from '../contract.css.ts';
import { layers } from '../layers.css.ts';
import { PHONE_MEASURES } from './phone-measures.ts';
import type { ThemeTokens } from './theme-tokens.ts';

type ThemeDefinition = {
  name: string;
  scheme: 'light' | 'dark';
  tokens: ThemeTokens;
  heroSizeOnPhones: string;
};

/**
 * Writes a theme's tokens on `[data-theme='<name>']`, never on the root, so that brands can stand side
 * by side. Phones have one page side and card gap in every brand (look §5).
 */
export function defineTheme({ name, scheme, tokens, heroSizeOnPhones }: ThemeDefinition): void {
  globalStyle(`[data-theme='${name}']`, {
    '@layer': {
      [layers.tokens]: {
        colorScheme: scheme,
        vars: assignVars(contract, tokens),
        '@media': {
          [media.phone]: {
            vars: {
              [contract.type.heroSize]: heroSizeOnPhones,
              [contract.page.side]: PHONE_MEASURES.page.side,
              [contract.page.cardGap]: PHONE_MEASURES.page.cardGap,
            },
          },
        },
      },
    },
  });
}

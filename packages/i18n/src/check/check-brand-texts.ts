import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { overlayMessages } from '../overlay.ts';
import type { CatalogueTexts } from './catalogue-file.ts';
import type { TranslationIssue } from './check-language.ts';

/** What a brand words its own way: by message id, then by language. */
export type BrandTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Holds what a brand's `sandbox-texts.json` puts in place of the product's texts against the English ones: the host
 * would leave out what does not fit, and say so in its log alone.
 */
export function checkBrandTexts(texts: BrandTexts, english: CatalogueTexts): TranslationIssue[] {
  const builtIn = Object.fromEntries(
    [...english].map(([id, text]) => [id, compileMessageOrThrow(text)] as const),
  );
  return Object.entries(texts).flatMap(([id, words]) => {
    if (!english.has(id))
      return [
        {
          locale: Object.keys(words).join(', '),
          id,
          problem: 'is no text of the product',
          fix: 'look for its id in packages/i18n/locales/en.po or in the brand’s own',
        },
      ];
    return Object.entries(words).flatMap(([locale, text]) =>
      overlayMessages({ builtIn, platform: { [id]: text } }).refused.map(({ reason }) => ({
        locale,
        id,
        problem: `cannot stand in place of “${english.get(id) ?? ''}”: ${reason}`,
        fix: 'use the values and elements of the English text',
      })),
    );
  });
}

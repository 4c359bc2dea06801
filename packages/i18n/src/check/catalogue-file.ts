import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';

/** The words of one language as its file has them, by message id; an untranslated one is empty. */
export type CatalogueTexts = ReadonlyMap<string, string>;

const folder = new URL('../../locales/', import.meta.url);

/** Reads a language's file. */
export async function readTexts(locale: string): Promise<CatalogueTexts> {
  const filename = `${locale}.po`;
  const text = await readFile(new URL(filename, folder), 'utf8');
  const { parse } = formatter({ lineNumbers: false });
  const catalogue = await parse(text, { locale, sourceLocale: 'en', filename });
  return new Map(Object.entries(catalogue).map(([id, message]) => [id, message.translation ?? '']));
}

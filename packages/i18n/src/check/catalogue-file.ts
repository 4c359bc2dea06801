import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import * as v from 'valibot';
import type { BrandTexts } from './check-brand-texts.ts';

/** The words of one language as its file has them, by message id; an untranslated one is empty. */
export type CatalogueTexts = ReadonlyMap<string, string>;

const brandTextsSchema = v.record(v.string(), v.record(v.string(), v.string()));

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Reads a language's files: the product's, and those of each brand's app. */
export async function readTexts(locale: string): Promise<CatalogueTexts> {
  const files = ['packages/i18n', 'apps/*'].map((folder) => `${folder}/locales/${locale}.po`);
  const { parse } = formatter({ lineNumbers: false });
  const texts = new Map<string, string>();
  for await (const filename of glob(files, { cwd: ROOT })) {
    const text = await readFile(`${ROOT}${filename}`, 'utf8');
    const catalogue = await parse(text, { locale, sourceLocale: 'en', filename });
    for (const [id, message] of Object.entries(catalogue)) texts.set(id, message.translation ?? '');
  }
  return texts;
}

/** Reads what each brand words its own way, by the file that says it. @throws ValiError where one holds no texts. */
export async function readBrandTexts(): Promise<[file: string, BrandTexts][]> {
  const read: [string, BrandTexts][] = [];
  for await (const file of glob('apps/*/sandbox-texts.json', { cwd: ROOT }))
    read.push([file, v.parse(brandTextsSchema, JSON.parse(await readFile(`${ROOT}${file}`, 'utf8')))]);
  return read;
}

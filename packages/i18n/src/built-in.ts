import { readFile } from 'node:fs/promises';
import { LOCALE_NAMES } from '@baize/domain/locale-names';
import { DEFAULT_LOCALE, isLocale } from '@baize/domain/locales';
import type { Messages } from '@lingui/core';
import { isMessages, LANGUAGE_NAME_ID } from './react.ts';

const folder = new URL('../locales/', import.meta.url);

/**
 * The catalogue that ships with the product, compiled. A language not yet translated answers with
 * the English one, message by message (I18N-02).
 *
 * @throws when the English catalogue has not been compiled: the build is incomplete.
 */
export async function builtInMessages(locale: string): Promise<Messages> {
  const english = await compiled(DEFAULT_LOCALE);
  if (!english) throw new Error('No compiled English catalogue: run `pnpm --filter @baize/i18n build`.');
  const name = { [LANGUAGE_NAME_ID]: [LOCALE_NAMES[isLocale(locale) ? locale : DEFAULT_LOCALE]] };
  if (locale === DEFAULT_LOCALE) return { ...english, ...name };
  const own = (await compiled(locale)) ?? {};
  return { ...english, ...own, ...name };
}

async function compiled(locale: string): Promise<Messages | null> {
  let text: string;
  try {
    text = await readFile(new URL(`${locale}.json`, folder), 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
  const file: unknown = JSON.parse(text);
  if (typeof file !== 'object' || file === null || !('messages' in file) || !isMessages(file.messages))
    throw new Error(`The compiled catalogue of ${locale} is broken: build it again.`);
  return file.messages;
}

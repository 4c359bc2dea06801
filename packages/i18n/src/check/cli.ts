import { brotliCompressSync } from 'node:zlib';
import { LOCALES } from '@baize/domain/locales';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import config from '../../lingui.config.ts';
import { readBrandTexts, readTexts, type CatalogueTexts } from './catalogue-file.ts';
import { checkBrandTexts } from './check-brand-texts.ts';
import { checkLanguage } from './check-language.ts';

/** `pnpm i18n:check`: what a complete language must be, over `locales/*.po`, and what brands word their own way. */
const complete = config.locales.filter((locale) => locale !== config.sourceLocale);
const english = await readTexts('en');
if (english.size === 0) throw new Error('No English texts: the check would find nothing.');

const print = (line: string): void => void process.stdout.write(`${line}\n`);
let violations = 0;
for (const locale of complete) {
  const texts = await readTexts(locale);
  const found = checkLanguage({ locale, english, texts });
  violations += found.length;
  for (const { id, problem, fix } of found) print(`  ${locale} ${id} ${problem}\n      mend: ${fix}`);
  print(`i18n: ${locale}, ${texts.size} texts, ${compressedSize(texts)} bytes, ${found.length} to mend`);
}
for (const [file, texts] of await readBrandTexts()) {
  const found = checkBrandTexts(texts, english);
  violations += found.length;
  for (const { locale, id, problem, fix } of found)
    print(`  ${file} ${id} ${locale} ${problem}\n      mend: ${fix}`);
}
print(`i18n: English stands in for ${LOCALES.length - complete.length - 1} languages that follow`);
if (violations > 0) process.exitCode = 1;

/** The compiled catalogue as sent. */
function compressedSize(texts: CatalogueTexts): number {
  const compiled = Object.fromEntries([...texts].map(([id, text]) => [id, compileMessage(text)]));
  return brotliCompressSync(JSON.stringify(compiled)).length;
}

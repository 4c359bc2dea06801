import { UNTRANSLATED_NAMES } from './allowed-words.ts';

const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\p{Mn}’'-]*/u;
/** Words that give English away and are none in German or Turkish. */
const ENGLISH =
  /(?<!\p{L})(?:the|your|you|and|with|this|that|these|have|been|are|from|please|again|cannot|which|until|after|before|when|there|their|would|could|should|to|or|by)(?!\p{L})/iu;

/** A piece of English in a text of another language, or null: the whole text, a telling word, Latin letters in Arabic. */
export function findUntranslated(ask: {
  locale: string;
  source: string;
  text: string;
  equal: readonly string[];
}): string | null {
  const rest = withoutNames(ask.text);
  if (ask.locale === 'ar') return LATIN_WORD.exec(rest)?.[0] ?? null;
  if (!/\p{L}/u.test(rest)) return null;
  if (tidy(ask.text) === tidy(ask.source) && !ask.equal.includes(tidy(ask.text))) return tidy(ask.text);
  return ENGLISH.exec(rest)?.[0] ?? null;
}

const NAME = new RegExp(
  `(?<!\\p{Script=Latin})(?:${UNTRANSLATED_NAMES.join('|')})(?!\\p{Script=Latin})`,
  'gu',
);

function withoutNames(text: string): string {
  return text.replaceAll(NAME, ' ');
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** From right to left a clock and its “UTC” would part: they stand in an isolated run or in an element of their own. */
export function findMissingIsolation(text: string): { problem: string; fix: string }[] {
  const open = text.replaceAll(/\u2066[^\u2069]*\u2069/g, '').replaceAll(/<(\w+)>.*?<\/\1>/gs, '');
  if (!/UTC|\{(?:amount|percent|reference)\}/.test(open)) return [];
  return [{ problem: 'lets amounts or UTC turn over', fix: 'put the run between U+2066 and U+2069' }];
}

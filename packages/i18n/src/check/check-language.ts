import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { messageShape, type MessageShape } from '../message-shape.ts';
import { SAME_AS_ENGLISH } from './allowed-words.ts';
import type { CatalogueTexts } from './catalogue-file.ts';
import { findMissingIsolation, findUntranslated } from './find-english.ts';
import { LENGTH_LIMITS, type LengthLimit } from './length-limits.ts';

/** A text to mend, and how. */
export interface TranslationIssue {
  locale: string;
  id: string;
  problem: string;
  fix: string;
}

interface CheckOptions {
  locale: string;
  english: CatalogueTexts;
  texts: CatalogueTexts;
  limits?: readonly LengthLimit[];
}

/** Holds a complete language against the English texts: none missing, the same values, its own plurals, no English, no overflow. */
export function checkLanguage({
  locale,
  english,
  texts,
  limits = LENGTH_LIMITS,
}: CheckOptions): TranslationIssue[] {
  const found: TranslationIssue[] = [];
  for (const [id, source] of english) {
    const text = texts.get(id) ?? '';
    for (const { problem, fix } of checkText({ locale, source, text }))
      found.push({ locale, id, problem, fix });
  }
  for (const id of texts.keys())
    if (!english.has(id))
      found.push({
        locale,
        id,
        problem: 'is no text of the product',
        fix: 'run `pnpm --filter @baize/i18n run extract`',
      });
  for (const place of limits) found.push(...checkLength({ locale, texts, place }));
  return found;
}

type Problem = Pick<TranslationIssue, 'problem' | 'fix'>;

function checkText(ask: { locale: string; source: string; text: string }): Problem[] {
  const { locale, source, text } = ask;
  if (text.trim() === '') return [{ problem: 'is missing', fix: `say “${source}” in the language` }];
  let shape: MessageShape;
  try {
    shape = messageShape(compileMessageOrThrow(text));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : '';
    return [{ problem: `is not valid ICU: ${reason}`, fix: 'close every brace and name every case' }];
  }
  const wanted = messageShape(compileMessageOrThrow(source));
  return [
    ...checkSets({ kind: 'value', wanted: wanted.values, has: shape.values }),
    ...checkSets({ kind: 'element', wanted: wanted.tags, has: shape.tags }),
    ...checkChoices({ locale, wanted, shape }),
    ...checkUntranslated({ locale, source: wanted.words, text: shape.words }),
    ...(locale === 'ar' ? findMissingIsolation(text) : []),
    ...checkEnding({ source, text }),
  ];
}

function checkSets(ask: { kind: string; wanted: ReadonlySet<string>; has: ReadonlySet<string> }): Problem[] {
  const show = (names: ReadonlySet<string>) => [...names].toSorted().join(', ') || 'none';
  if (show(ask.wanted) === show(ask.has)) return [];
  return [
    {
      problem: `has the ${ask.kind}s ${show(ask.has)}`,
      fix: `use those of the English text: ${show(ask.wanted)}`,
    },
  ];
}

function checkChoices(ask: { locale: string; wanted: MessageShape; shape: MessageShape }): Problem[] {
  return ask.wanted.choices.flatMap(({ value, kind, cases }): Problem[] => {
    const own = ask.shape.choices.find((choice) => choice.value === value && choice.kind === kind);
    const needed = kind === 'select' ? cases : categories(ask.locale, kind);
    if (!own) return [{ problem: `does not choose by {${value}}`, fix: `write {${value}, ${kind}, …}` }];
    const missing = needed.filter((name) => !own.cases.includes(name));
    const extra = own.cases.filter(
      (name) => !needed.includes(name) && (kind === 'select' || !/^\d+$/.test(name)),
    );
    if (missing.length + extra.length === 0) return [];
    return [
      {
        problem: `{${value}} has the cases ${own.cases.join(', ')}`,
        fix: `the language has ${needed.join(', ')}`,
      },
    ];
  });
}

function categories(locale: string, kind: string): readonly string[] {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
  return new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
}

function checkUntranslated(ask: { locale: string; source: string; text: string }): Problem[] {
  const left = findUntranslated({ ...ask, equal: SAME_AS_ENGLISH[ask.locale] ?? [] });
  return left === null
    ? []
    : [
        {
          problem: `has English left over: “${left}”`,
          fix: 'translate it, or allow it in check/allowed-words.ts',
        },
      ];
}

/** A sentence stays a sentence, a label a label. */
function checkEnding(ask: { source: string; text: string }): Problem[] {
  const end = (words: string) => {
    const last = words.replace(/<\/?\w+\/?>|\u2069|\s/g, '').at(-1) ?? '';
    return '.?!…:'.includes(last) ? last : last.replace(/[^؟]/, '').replace('؟', '?');
  };
  if (end(ask.source) === end(ask.text)) return [];
  return [
    { problem: `ends with “${end(ask.text)}”`, fix: `end it as the English text: “${end(ask.source)}”` },
  ];
}

function checkLength(ask: { locale: string; texts: CatalogueTexts; place: LengthLimit }): TranslationIssue[] {
  const { location, ids, max, unit } = ask.place;
  const fix = `${location}: ${max} at most`;
  if (unit === 'row') {
    const size = ids.reduce((sum, id) => sum + lengthOf(ask.texts.get(id) ?? ''), 0);
    return size <= max
      ? []
      : [{ locale: ask.locale, id: ids.join(' + '), problem: `are ${size} characters long`, fix }];
  }
  return ids.flatMap((id): TranslationIssue[] => {
    const text = ask.texts.get(id) ?? '';
    const size = Math.max(...(unit === 'word' ? text.split(/[\s\u00ad-]+/u) : [text]).map(lengthOf));
    return size <= max ? [] : [{ locale: ask.locale, id, problem: `is ${size} characters long`, fix }];
  });
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** As many letters as a reader counts; values are as long as they are. */
function lengthOf(text: string): number {
  return [...letters.segment(text.replaceAll(/\{\w+\}[،,]?/g, ''))].length;
}

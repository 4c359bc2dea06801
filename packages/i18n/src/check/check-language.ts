import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { messageShape, type MessageShape } from '../message-shape.ts';
import { EQUAL } from './allowed-words.ts';
import type { Texts } from './catalogue-file.ts';
import { findIsolation, findLeftOver } from './find-english.ts';
import { TIGHT_PLACES, type TightPlace } from './tight-places.ts';

/** A text to mend, and how. */
export interface Violation {
  locale: string;
  id: string;
  what: string;
  mend: string;
}

interface Ask {
  locale: string;
  english: Texts;
  texts: Texts;
  places?: readonly TightPlace[];
}

/** Holds a complete language against the English texts: none missing, the same values, its own plurals, no English, no overflow. */
export function checkLanguage({ locale, english, texts, places = TIGHT_PLACES }: Ask): Violation[] {
  const found: Violation[] = [];
  for (const [id, source] of english) {
    const text = texts.get(id) ?? '';
    for (const { what, mend } of checkText({ locale, source, text })) found.push({ locale, id, what, mend });
  }
  for (const id of texts.keys())
    if (!english.has(id))
      found.push({
        locale,
        id,
        what: 'is no text of the product',
        mend: 'run `pnpm --filter @baize/i18n run extract`',
      });
  for (const place of places) found.push(...checkPlace({ locale, texts, place }));
  return found;
}

type Problem = Pick<Violation, 'what' | 'mend'>;

function checkText(ask: { locale: string; source: string; text: string }): Problem[] {
  const { locale, source, text } = ask;
  if (text.trim() === '') return [{ what: 'is missing', mend: `say “${source}” in the language` }];
  let shape: MessageShape;
  try {
    shape = messageShape(compileMessageOrThrow(text));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : '';
    return [{ what: `is not valid ICU: ${reason}`, mend: 'close every brace and name every case' }];
  }
  const wanted = messageShape(compileMessageOrThrow(source));
  return [
    ...checkSets({ kind: 'value', wanted: wanted.values, has: shape.values }),
    ...checkSets({ kind: 'element', wanted: wanted.tags, has: shape.tags }),
    ...checkChoices({ locale, wanted, shape }),
    ...checkWords({ locale, source: wanted.words, text: shape.words }),
    ...(locale === 'ar' ? findIsolation(text) : []),
    ...checkEnd({ source, text }),
  ];
}

function checkSets(ask: { kind: string; wanted: ReadonlySet<string>; has: ReadonlySet<string> }): Problem[] {
  const show = (names: ReadonlySet<string>) => [...names].toSorted().join(', ') || 'none';
  if (show(ask.wanted) === show(ask.has)) return [];
  return [
    {
      what: `has the ${ask.kind}s ${show(ask.has)}`,
      mend: `use those of the English text: ${show(ask.wanted)}`,
    },
  ];
}

function checkChoices(ask: { locale: string; wanted: MessageShape; shape: MessageShape }): Problem[] {
  return ask.wanted.choices.flatMap(({ value, kind, cases }): Problem[] => {
    const own = ask.shape.choices.find((choice) => choice.value === value && choice.kind === kind);
    const needed = kind === 'select' ? cases : categories(ask.locale, kind);
    if (!own) return [{ what: `does not choose by {${value}}`, mend: `write {${value}, ${kind}, …}` }];
    const missing = needed.filter((name) => !own.cases.includes(name));
    const extra = own.cases.filter(
      (name) => !needed.includes(name) && (kind === 'select' || !/^\d+$/.test(name)),
    );
    if (missing.length + extra.length === 0) return [];
    return [
      {
        what: `{${value}} has the cases ${own.cases.join(', ')}`,
        mend: `the language has ${needed.join(', ')}`,
      },
    ];
  });
}

function categories(locale: string, kind: string): readonly string[] {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
  return new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
}

function checkWords(ask: { locale: string; source: string; text: string }): Problem[] {
  const left = findLeftOver({ ...ask, equal: EQUAL[ask.locale] ?? [] });
  return left === null
    ? []
    : [
        {
          what: `has English left over: “${left}”`,
          mend: 'translate it, or allow it in check/allowed-words.ts',
        },
      ];
}

/** A sentence stays a sentence, a label a label. */
function checkEnd(ask: { source: string; text: string }): Problem[] {
  const end = (words: string) => {
    const last = words.replace(/<\/?\w+\/?>|\u2069|\s/g, '').at(-1) ?? '';
    return '.?!…:'.includes(last) ? last : last.replace(/[^؟]/, '').replace('؟', '?');
  };
  if (end(ask.source) === end(ask.text)) return [];
  return [{ what: `ends with “${end(ask.text)}”`, mend: `end it as the English text: “${end(ask.source)}”` }];
}

function checkPlace(ask: { locale: string; texts: Texts; place: TightPlace }): Violation[] {
  const { place, ids, longest, holds } = ask.place;
  const mend = `${place}: ${longest} at most`;
  if (holds === 'row') {
    const size = ids.reduce((sum, id) => sum + lengthOf(ask.texts.get(id) ?? ''), 0);
    return size <= longest
      ? []
      : [{ locale: ask.locale, id: ids.join(' + '), what: `are ${size} characters long`, mend }];
  }
  return ids.flatMap((id): Violation[] => {
    const text = ask.texts.get(id) ?? '';
    const size = Math.max(...(holds === 'word' ? text.split(/[\s\u00ad-]+/u) : [text]).map(lengthOf));
    return size <= longest ? [] : [{ locale: ask.locale, id, what: `is ${size} characters long`, mend }];
  });
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** As many letters as a reader counts; values are as long as they are. */
function lengthOf(text: string): number {
  return [...letters.segment(text.replaceAll(/\{\w+\}[،,]?/g, ''))].length;
}

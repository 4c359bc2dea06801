import { expect, test } from 'vitest';
import { GAME_LANGUAGES, toGameLanguage, type GameLanguage } from '../../settings/language.ts';
import { PAGE_MESSAGES } from './page-messages-by-language.ts';
import { ARABIC_CLIENT_MESSAGES } from './client-messages-ar.ts';
import { GERMAN_CLIENT_MESSAGES } from './client-messages-de.ts';
import { ENGLISH_CLIENT_MESSAGES } from './client-messages-en.ts';
import { TURKISH_CLIENT_MESSAGES } from './client-messages-tr.ts';
import { setMessages, getMessages } from './current-messages.ts';

const SPOKEN = {
  en: ENGLISH_CLIENT_MESSAGES,
  de: GERMAN_CLIENT_MESSAGES,
  tr: TURKISH_CLIENT_MESSAGES,
  ar: ARABIC_CLIENT_MESSAGES,
} as const;

/** Names, loan words and bare figures that another language writes as English does. */
const SHARED: Readonly<Record<Exclude<GameLanguage, 'en'>, readonly string[]>> = {
  de: [
    'page.dialogs.fairness',
    'page.slot.symbol',
    'page.blackjack.dealer',
    'spoken.blackjack.endings.blackjack',
  ],
  tr: ['page.history.net', 'spoken.slot.symbols.wild', 'spoken.blackjack.endings.blackjack'],
  ar: [],
};
const OTHERS = ['de', 'tr', 'ar'] as const;

const FIGURES = ['7', '8', '9'] as const;
/** What the texts are given that take more than figures. */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  'spoken.slot.row': ['7', 'seven'],
  'spoken.blackjack.card': ['7', 'spades'],
};

/** Every text of a catalogue by its path; a text that takes figures is written with the same ones everywhere. */
function textsOf(said: unknown, path: string): [string, string][] {
  if (typeof said === 'string') return [[path, said]];
  if (typeof said === 'function')
    return [[path, String(Reflect.apply(said, undefined, GIVEN[path] ?? FIGURES))]];
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said).flatMap(([name, part]) => textsOf(part, `${path}.${name}`));
}

const catalogueOf = (language: GameLanguage): ReadonlyMap<string, string> =>
  new Map([...textsOf(PAGE_MESSAGES[language], 'page'), ...textsOf(SPOKEN[language], 'spoken')]);

test.each(OTHERS)('every word of the games is there in %s, and none is left in English', (language) => {
  const english = catalogueOf('en');
  const texts = catalogueOf(language);
  expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  const same = [...texts].filter(([path, text]) => text === english.get(path)).map(([path]) => path);
  expect(same).toEqual(SHARED[language]);
});

test.each(GAME_LANGUAGES)('every figure that is put into a sentence in %s is told in it', (language) => {
  const english = catalogueOf('en');
  const untold = [...catalogueOf(language)].filter(([path, text]) =>
    FIGURES.some((figure) => english.get(path)?.includes(figure) && !text.includes(figure)),
  );
  // An unforeseen refusal is told by the server in English alone.
  expect(untold.map(([path]) => path)).toEqual(
    language === 'en' ? [] : ['spoken.trouble.other', 'spoken.reel.other'],
  );
});

test('Arabic counts none, one, two, few and many as Arabic does', () => {
  const { lines, freeSpins } = ARABIC_CLIENT_MESSAGES.slot;
  expect([0, 1, 2, 3, 10].map(lines)).toEqual(['لا خطوط', 'خط واحد', 'خطان', '3 خطوط', '10 خطوط']);
  expect([10, 15, 20].map(freeSpins)).toEqual(['10 لفات مجانية', '15 لفة مجانية', '20 لفة مجانية']);
});

test('a region speaks its language, and a language we do not have speaks English', () => {
  expect(['de-AT', 'ar', 'tr-TR', 'fr', 'pt-BR', '', 'array'].map(toGameLanguage)).toEqual([
    'de',
    'ar',
    'tr',
    'en',
    'en',
    'en',
    'en',
  ]);
});

test('a page says what its language’s file told it to', () => {
  setMessages(GERMAN_CLIENT_MESSAGES);
  expect(getMessages().slot.choose).toBe('Wähle deinen Einsatz und drehe.');
});

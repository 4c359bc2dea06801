import type { SpokenWords } from './spoken-words.ts';

let spoken: SpokenWords | null = null;

/** The words of a language, told by its own file: a page carries that file before the game's. */
export function speak(words: SpokenWords): void {
  spoken = words;
}

/** What the page says; a page without a language's file is a mistake of ours. */
export function words(): SpokenWords {
  if (!spoken) throw new Error('the page has no words');
  return spoken;
}

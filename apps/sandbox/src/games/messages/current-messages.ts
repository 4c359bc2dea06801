import type { ClientMessages } from './client-messages.ts';

let current: ClientMessages | null = null;

/** The words of a language, told by its own file: a page carries that file before the game's. */
export function setMessages(words: ClientMessages): void {
  current = words;
}

/** What the page says; a page without a language's file is a mistake of ours. */
export function getMessages(): ClientMessages {
  if (!current) throw new Error('the page has no words');
  return current;
}

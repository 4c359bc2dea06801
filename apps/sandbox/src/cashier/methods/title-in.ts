import { METHODS } from './catalogue.ts';
import { methodWords } from './method-words.ts';

/** The title a payment was kept under, in the language of who reads it; one the house no longer has stays as it is. */
export function titleIn(title: string, language: string): string {
  const method = METHODS.find((one) => one.title === title);
  return method ? methodWords(method, language).title : title;
}

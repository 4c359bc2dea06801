import { PAYMENT_METHODS } from './catalogue.ts';
import { getMethodText } from './method-text.ts';

/** The title a payment was kept under, in the language of who reads it; one the house no longer has stays as it is. */
export function getLocalizedTitle(title: string, language: string): string {
  const method = PAYMENT_METHODS.find((one) => one.title === title);
  return method ? getMethodText(method, language).title : title;
}

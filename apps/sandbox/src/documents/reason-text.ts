import { toGameLanguage, type GameLanguage } from '../settings/language.ts';

/** What the house itself says of a document: kept under a code, told in the language of who asks. */
const REASONS = {
  'unreadable-date': {
    en: 'The date cannot be read',
    de: 'Das Datum ist nicht lesbar',
    tr: 'Tarih okunamıyor',
    ar: 'التاريخ غير مقروء',
  },
  'changed-details': {
    en: 'Your details have changed',
    de: 'Deine Angaben haben sich geändert',
    tr: 'Bilgileriniz değişti',
    ar: 'تغيّرت بياناتك',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<GameLanguage, string>>>>;

export type ReasonCode = keyof typeof REASONS;

/** Why a document was refused or is asked for, in a language (`de`, `de-AT`); a reviewer's own words stay as they were written. */
export function getReasonText(reason: string | null, locale: string): string | null {
  const known = Object.entries(REASONS).find(([code]) => code === reason);
  return known ? known[1][toGameLanguage(locale)] : reason;
}

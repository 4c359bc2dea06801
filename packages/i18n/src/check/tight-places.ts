/** A place with little room at 320 px, and the longest text that fits it there without a cut. */
export interface TightPlace {
  place: string;
  /** The texts that stand there. */
  ids: readonly string[];
  /** Its longest in characters: a word where the place wraps, the text where it does not, all texts of a row together. */
  longest: number;
  holds: 'word' | 'text' | 'row';
}

/** Measured in Chromium: the journey at 320 px speaks a language that is exactly as long. */
export const TIGHT_PLACES: readonly TightPlace[] = [
  {
    place: 'bottom bar, five places of 64 px',
    ids: ['nav.lobby', 'nav.cashback', 'nav.promo', 'nav.rewards', 'nav.deposit', 'nav.menu'],
    longest: 9,
    holds: 'word',
  },
  { place: 'header, beside the logo', ids: ['nav.log-in', 'nav.join'], longest: 18, holds: 'row' },
  {
    place: 'two buttons in the hero',
    ids: ['hero.calendar.open', 'hero.cashback'],
    longest: 10,
    holds: 'word',
  },
  {
    place: 'two open days side by side',
    ids: ['rakeback.today.day', 'rakeback.yesterday.day'],
    longest: 9,
    holds: 'word',
  },
  { place: 'button of an open day', ids: ['rakeback.claim', 'rakeback.claiming'], longest: 8, holds: 'word' },
  {
    place: 'segments, a third of the dialog’s width',
    ids: ['limits.period.daily', 'limits.period.weekly', 'limits.period.monthly'],
    longest: 11,
    holds: 'text',
  },
  {
    place: 'tabs of the sign-up',
    ids: ['sign-up.way.email', 'sign-up.way.phone', 'sign-up.way.one-click'],
    longest: 27,
    holds: 'row',
  },
  {
    place: 'buttons side by side in a dialog’s foot',
    ids: [
      'button.ok',
      'button.close',
      'button.try-again',
      'msg.try.again',
      'dialog.close',
      'button.cancel.deposit.text',
    ],
    longest: 18,
    holds: 'text',
  },
];

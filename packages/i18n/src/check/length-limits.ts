/** A place with little room at 320 px, and the longest text that fits it there without a cut. */
export interface LengthLimit {
  location: string;
  /** The texts that stand there. */
  ids: readonly string[];
  /** Its longest in characters: a word where the place wraps, the text where it does not, all texts of a row together. */
  max: number;
  unit: 'word' | 'text' | 'row';
}

/** Measured in Chromium: the journey at 320 px speaks a language that is exactly as long. */
export const LENGTH_LIMITS: readonly LengthLimit[] = [
  {
    location: 'bottom bar, five places of 64 px',
    ids: ['nav.lobby', 'nav.cashback', 'nav.promo', 'nav.rewards', 'nav.deposit', 'nav.menu'],
    max: 9,
    unit: 'word',
  },
  { location: 'header, beside the logo', ids: ['nav.log-in', 'nav.join'], max: 18, unit: 'row' },
  {
    location: 'two buttons in the hero',
    ids: ['hero.calendar.open', 'hero.cashback'],
    max: 10,
    unit: 'word',
  },
  {
    location: 'two open days side by side',
    ids: ['rakeback.today.day', 'rakeback.yesterday.day'],
    max: 9,
    unit: 'word',
  },
  { location: 'button of an open day', ids: ['rakeback.claim', 'rakeback.claiming'], max: 8, unit: 'word' },
  {
    location: 'segments, a third of the dialog’s width',
    ids: ['limits.period.daily', 'limits.period.weekly', 'limits.period.monthly'],
    max: 11,
    unit: 'text',
  },
  {
    location: 'tabs of the sign-up',
    ids: ['sign-up.method.email', 'sign-up.method.phone', 'sign-up.method.one-click'],
    max: 27,
    unit: 'row',
  },
  {
    location: 'buttons side by side in a dialog’s foot',
    ids: [
      'button.ok',
      'button.close',
      'button.try-again',
      'msg.try.again',
      'dialog.close',
      'button.cancel.deposit.text',
    ],
    max: 18,
    unit: 'text',
  },
];

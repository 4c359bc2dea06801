/** A place with little room at 320 px, and the longest text that fits it there without a cut. */
export interface TightPlace {
  place: string;
  /** The texts that stand there. */
  ids: readonly string[];
  /** Characters of the longest one, measured by the journey "no word is cut at 320 px". */
  longest: number;
  /** What a place that wraps is held to: its longest word. */
  holds: 'text' | 'word';
}

export const TIGHT_PLACES: readonly TightPlace[] = [
  {
    place: 'bottom bar, five places of 64 px',
    ids: [
      'nav.casino',
      'nav.live-casino',
      'nav.slots',
      'nav.promotions',
      'nav.promo',
      'nav.rakeback',
      'nav.deposit',
      'nav.profile',
      'nav.favourites',
      'nav.rewards',
      'nav.menu',
    ],
    longest: 13,
    holds: 'word',
  },
  { place: 'header, beside the logo', ids: ['nav.log-in', 'nav.join'], longest: 13, holds: 'text' },
  {
    place: 'day of the calendar, a seventh of the phone’s width',
    ids: ['rakeback.claim', 'rakeback.claimed', 'rakeback.today', 'rakeback.missed', 'rakeback.yesterday'],
    longest: 12,
    holds: 'word',
  },
  {
    place: 'segments, a third of the dialog’s width',
    ids: ['limits.period.daily', 'limits.period.weekly', 'limits.period.monthly'],
    longest: 11,
    holds: 'text',
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

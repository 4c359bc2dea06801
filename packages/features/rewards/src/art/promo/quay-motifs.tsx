import type { BonusType } from '@baize/api/endpoints/rewards';
import type { ReactNode } from 'react';
import * as css from './promo-art.css.ts';

/** A boat under full sail: something is added to what the player brings. */
const boat = (
  <>
    <path d="M0-66V34" className={css.line} />
    <path d="M5-62Q58-24 50 26H5Z" className={css.body} />
    <path d="M5-62Q34-22 28 26H5Z" className={css.shade} />
    <path d="M-5-46Q-40-14-40 26H-5Z" className={css.bright} />
    <path d="M-56 34H62Q54 62 34 66H-30Q-50 60-56 34Z" className={css.second} />
  </>
);

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A pinwheel: it turns without being pushed. */
export const PINWHEEL = (
  <>
    <path d="M0 0V72" className={css.line} />
    {PETALS.map((turn, place) => (
      <path
        key={turn}
        d="M0 0Q10-44 40-44Q34-14 0 0Z"
        transform={`rotate(${turn}) scale(1.15)`}
        className={place % 2 === 0 ? css.bright : css.body}
      />
    ))}
    <circle r={11} className={css.second} />
  </>
);

/** A shell on the beach: found, not bought. */
const shell = (
  <>
    <path
      d="M0 50L-58 4Q-62-18-44-24Q-42-46-22-44Q-12-60 0-58Q12-60 22-44Q42-46 44-24Q62-18 58 4Z"
      className={css.body}
    />
    <path d="M0 50L-30-34Q-26-40-22-44Q-14-50-8-54Z" className={css.shade} />
    <path d="M0 50L30-34Q26-40 22-44Q14-50 8-54Z" className={css.shade} />
    <path d="M-18 46H18L12 62H-12Z" className={css.bright} />
    <circle cx={0} cy={22} r={10} className={css.second} />
  </>
);

/** A wave that turns back to where it came from. */
export const WAVE = (
  <>
    <path
      d="M-72 44Q-64-40 0-48Q48-50 58-10Q60 16 34 18Q14 16 16-2Q24 6 34 0Q36-18 14-22Q-14-20-14 14Q-12 40 20 52H-72Z"
      className={css.body}
    />
    <path d="M-72 44Q-56-18-8-34Q-40-4-40 26Q-38 44-22 52H-72Z" className={css.shade} />
    <circle cx={56} cy={-36} r={8} className={css.bright} />
    <circle cx={38} cy={-56} r={5} className={css.second} />
  </>
);

/** A lantern, for what has no kind of its own. */
const lantern = (
  <>
    <path d="M0-70V-46M-20-46H20" className={css.line} />
    <path d="M-26-46H26L34 34H-34Z" className={css.body} />
    <path d="M-16-34H16L21 24H-21Z" className={css.second} />
    <path d="M-38 34H38V48H-38Z" className={css.bright} />
  </>
);

/** A lighthouse: one looks out for it and knows the way. */
const lighthouse = (
  <>
    <path d="M0-52L-78-74V-30ZM0-52L78-74V-30Z" className={css.beam} />
    <path d="M-15-38H15L24 52H-24Z" className={css.bright} />
    <path d="M-18-14H18L20 6H-20ZM-21 26H21L23 44H-23Z" className={css.body} />
    <path d="M-20-44H20V-36H-20Z" className={css.body} />
    <path d="M-11-62H11V-44H-11Z" className={css.second} />
    <path d="M-16-62Q0-80 16-62Z" className={css.bright} />
  </>
);

/** An anchor: what is brought stays. */
const anchor = (
  <>
    <circle cy={-52} r={12} className={css.ring} />
    <path d="M-6-40H6V44H-6ZM-28-26H28V-14H-28Z" className={css.bright} />
    <path
      d="M0 62Q-54 58-58 6L-70 20L-62-10L-36 4L-48 8Q-44 40 0 44Q44 40 48 8L36 4L62-10L70 20L58 6Q54 58 0 62Z"
      className={css.second}
    />
  </>
);

/** A ship's wheel. */
const helm = (
  <>
    {PETALS.slice(0, 4).map((turn) => (
      <path key={turn} d="M-4-68H4V68H-4Z" transform={`rotate(${turn})`} className={css.bright} />
    ))}
    <circle r={42} className={css.rim} />
    <circle r={15} className={css.second} />
  </>
);

/** A message in a bottle. */
const bottle = (
  <g transform="rotate(24)">
    <path d="M-11-70H11V-52H-11Z" className={css.second} />
    <path d="M-9-54H9V-34Q30-28 30-6V52Q30 60 22 60H-22Q-30 60-30 52V-6Q-30-28-9-34Z" className={css.shade} />
    <path d="M-16-4H16V44H-16Z" className={css.body} />
    <path d="M-9 8H9M-9 20H9M-9 32H3" className={css.line} />
  </g>
);

/** What a harbour has for each kind of bonus. */
export const QUAY_MOTIFS: Record<BonusType, readonly [ReactNode, ...ReactNode[]]> = {
  deposit: [boat, lighthouse, anchor],
  'free-spins': [PINWHEEL, helm],
  'no-deposit': [shell, bottle, lantern],
  'instant-cashback': [WAVE, anchor],
  other: [lantern],
};

import type { BonusType } from '@baize/api/endpoints/rewards';
import type { ReactNode } from 'react';
import { PINWHEEL, WAVE } from './quay-motifs.tsx';
import * as css from './promo-art.css.ts';

const melon = (
  <>
    <path d="M-68-14A68 68 0 0 0 68-14Z" className={css.leaf} />
    <path d="M-60-14A60 60 0 0 0 60-14Z" className={css.body} />
    <path d="M-53-14A53 53 0 0 0 53-14Z" className={css.second} />
    <path d="M-28 0v8M-8 8v8M14 6v8M34-2v8M-14 24v7M10 26v7" className={css.pips} />
  </>
);

const pineapple = (
  <>
    <path
      d="M0-24Q-34-36-38-62Q-16-60-8-48Q-10-70 0-80Q10-70 8-48Q16-60 38-62Q34-36 0-24Z"
      className={css.leaf}
    />
    <ellipse cy={16} rx={36} ry={44} className={css.warm} />
    <path d="M-32-4L20 56M-18-22L34 34M32-4L-20 56M18-22L-34 34" className={css.net} />
  </>
);

const apple = (
  <>
    <path
      d="M0-30Q-8-34-24-34Q-56-30-52 10Q-46 54-14 56Q0 50 14 56Q46 54 52 10Q56-30 24-34Q8-34 0-30Z"
      className={css.bright}
    />
    <path d="M0-30Q2-52 18-62" className={css.line} />
    <path d="M8-46Q30-70 52-56Q38-34 8-46Z" className={css.leaf} />
    <path d="M-38-8Q-36-20-24-22" className={css.shine} />
  </>
);

const citrus = (
  <>
    <circle r={56} className={css.warm} />
    <circle r={48} className={css.body} />
    {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
      <path key={turn} d="M0-6L15-40Q0-48-15-40Z" transform={`rotate(${turn + 22})`} className={css.warm} />
    ))}
  </>
);

const cherries = (
  <>
    <path d="M-26 22Q-16-34 20-62Q24-20 32 12" className={css.line} />
    <path d="M20-62Q44-82 64-58Q44-40 20-62Z" className={css.leaf} />
    <circle cx={-28} cy={34} r={28} className={css.second} />
    <circle cx={34} cy={26} r={26} className={css.bright} />
    <path d="M-44 30Q-42 20-34 18M20 20Q22 12 30 10" className={css.shine} />
  </>
);

const letter = (
  <>
    <path d="M-62-34H62V44H-62Z" className={css.body} />
    <path d="M-62 44L-14 2H14L62 44Z" className={css.shade} />
    <path d="M-62-34L0 18L62-34Z" className={css.warm} />
    <path d="M0 28Q-18 14-16 2Q-8-8 0 2Q8-8 16 2Q18 14 0 28Z" className={css.bright} />
  </>
);

const strawberry = (
  <>
    <path d="M0 62Q-52 24-46-14Q-38-34 0-28Q38-34 46-14Q52 24 0 62Z" className={css.second} />
    <path
      d="M0-26Q-20-14-38-22Q-34-40-12-42Q-6-56 0-60Q6-56 12-42Q34-40 38-22Q20-14 0-26Z"
      className={css.leaf}
    />
    <path d="M-24 2v6M0-4v6M24 2v6M-12 20v6M12 20v6M0 38v6" className={css.seeds} />
  </>
);

const lemon = (
  <>
    <path
      d="M-66 0Q-56-8-50-16Q-28-44 0-44Q28-44 50-16Q56-8 66 0Q56 8 50 16Q28 44 0 44Q-28 44-50 16Q-56 8-66 0Z"
      className={css.warm}
    />
    <path d="M6-44Q20-74 50-68Q44-44 6-44Z" className={css.leaf} />
    <path d="M-34-12Q-24-28-8-30" className={css.shine} />
  </>
);

/** What lies beside the thing itself. */
export const FRUITS = [lemon, strawberry, cherries, apple, melon, citrus] as const;

/** What a fruit market has for each kind of bonus. */
export const MARKET_MOTIFS: Record<BonusType, readonly [ReactNode, ...ReactNode[]]> = {
  deposit: [melon, pineapple, apple],
  'free-spins': [citrus, PINWHEEL, cherries],
  'no-deposit': [letter, strawberry, lemon],
  'instant-cashback': [WAVE, lemon],
  other: [letter],
};

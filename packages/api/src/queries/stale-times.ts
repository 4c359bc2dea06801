const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * How long an answer counts as fresh, by what it tells: within it nobody asks again, after it whoever looks does, and
 * sees the old one meanwhile.
 *
 * - `lists`: what changes with a release of the brand: countries, currencies, form fields.
 * - `lobby`: games, categories, studios.
 * - `offers`: promotions, the club, friends, ways to pay.
 * - `account`: what only the player's own actions change.
 * - `history`: what grows while the player plays.
 */
export const STALE_TIMES = {
  lists: 60 * MINUTE,
  lobby: 5 * MINUTE,
  offers: MINUTE,
  account: 30 * SECOND,
  history: 5 * SECOND,
} as const;

/** How often a fact that moves by itself is asked again while somebody looks. */
export const POLL_INTERVALS = {
  rakeback: 10 * SECOND,
  award: 15 * SECOND,
  board: 15 * SECOND,
  wins: 30 * SECOND,
  payment: 10 * SECOND,
} as const;

import type { ExclusionStatus } from '../safer-play/blocked-actions.ts';
import type { BetLimitCode } from '../errors/errors.ts';
import type { RulePack } from '../limits/rule-packs/rule-pack.ts';

/** How a game is played: for money, or with play money that is worth nothing. */
export type PlayMode = 'real' | 'demo';

/**
 * Why a game cannot be played in a mode, and until when as far as that is told (epoch ms). `limit` names the limit that
 * is reached; `country` is where the player is. `limit-unset` waits for a limit that the market asks for before play.
 */
export type PlayRefusal =
  | { reason: 'excluded' | 'frozen'; until: number | null }
  | { reason: 'restricted'; country: string }
  | { reason: 'limit'; limit: BetLimitCode; until: number | null }
  | { reason: 'no-demo' | 'limit-unset' };

/** What a visitor is offered of one mode: to begin, to log in first, or why not. */
export type PlayModeAccess = { kind: 'open' } | { kind: 'login' } | ({ kind: 'refused' } & PlayRefusal);

/** What a visitor is offered of a game. `view` says whether the closed game may be looked at before a login. */
export type PlayAccess = { real: PlayModeAccess; demo: PlayModeAccess; view: 'open' | 'login' };

/** What of a brand's settings decides what guests may do with a game. */
export type GuestPlayRules = { allowGuestPlayDemoGames: boolean; allowGameViewNotLoggedUser: boolean };

/** Who wants to play: nobody known, or a player with what they may do. */
export type PlayViewer =
  | { kind: 'guest' }
  | {
      kind: 'player';
      exclusionStatus: ExclusionStatus;
      /** When the exclusion or freeze ends; null for never, or not told. */
      exclusionUntil: number | null;
      /** A limit on play that is reached. */
      limit: { code: BetLimitCode; until: number | null } | null;
      /** The market asks for a limit before play, and the player has set none (`isLimitMissing`). */
      isLimitMissing: boolean;
    };

/**
 * Decides what somebody is offered of a game. A player's exclusion or freeze comes first and shuts demos too, for they
 * are play; then the country they are in (null for unknown, which refuses nothing: the platform judges at the launch);
 * then, for money only, a limit that is missing or reached. A guest plays the demo where the brand allows it and logs in for
 * everything else; one who may do neither looks at the game after the login. Source: requirements GAM-02, SES-09, LIM-05.
 */
export function resolvePlayAccess({
  viewer,
  rules,
  game,
  country,
}: {
  viewer: PlayViewer;
  rules: GuestPlayRules;
  game: { hasDemo: boolean; restrictedCountries: readonly string[] };
  country: string | null;
}): PlayAccess {
  const view =
    viewer.kind === 'player' || rules.allowGameViewNotLoggedUser || rules.allowGuestPlayDemoGames
      ? 'open'
      : 'login';
  const shut = exclusionRefusal(viewer) ?? countryRefusal(country, game.restrictedCountries);
  if (shut) return { real: shut, demo: shut, view };
  const demo: PlayModeAccess = game.hasDemo ? { kind: 'open' } : { kind: 'refused', reason: 'no-demo' };
  if (viewer.kind === 'player') return { real: realPlayAccess(viewer), demo, view };
  const asGuest = rules.allowGuestPlayDemoGames || !game.hasDemo ? demo : ({ kind: 'login' } as const);
  return { real: { kind: 'login' }, demo: asGuest, view };
}

function exclusionRefusal(viewer: PlayViewer): PlayModeAccess | null {
  if (viewer.kind === 'guest' || viewer.exclusionStatus === 'free') return null;
  return { kind: 'refused', reason: viewer.exclusionStatus, until: viewer.exclusionUntil };
}

function countryRefusal(country: string | null, restricted: readonly string[]): PlayModeAccess | null {
  const here = codeOf(country);
  const isShut = here !== '' && restricted.some((code) => codeOf(code) === here);
  return isShut ? { kind: 'refused', reason: 'restricted', country: here } : null;
}

function codeOf(country: string | null): string {
  return country?.trim().toUpperCase() ?? '';
}

function realPlayAccess({
  limit,
  isLimitMissing: isMissing,
}: Pick<Extract<PlayViewer, { kind: 'player' }>, 'limit' | 'isLimitMissing'>): PlayModeAccess {
  if (isMissing) return { kind: 'refused', reason: 'limit-unset' };
  if (limit === null) return { kind: 'open' };
  return { kind: 'refused', reason: 'limit', limit: limit.code, until: limit.until };
}

/**
 * Tells whether a player has yet to set the limit that their market asks for before play: a deposit limit of any period
 * (an amount of 0 is one). Source: markets.md "Netherlands", "Sweden", "Germany"; `limitsBeforePlay` of the rule packs.
 */
export function isLimitMissing(
  limits: readonly { type: string; amount: number | bigint | null }[],
  { limitsBeforePlay }: Pick<RulePack, 'limitsBeforePlay'>,
): boolean {
  const isSet = limits.some(({ type, amount }) => type === 'deposit' && amount !== null);
  return limitsBeforePlay === 'mandatory' && !isSet;
}

/** A limit on bets or losses of one period, as far as this rule needs it; `endsAt` epoch ms. */
export type PlayLimit = {
  type: string;
  period: 0 | 1 | 2;
  isReached: boolean;
  endsAt: number | null;
};

const REACHED_CODES = {
  bet: ['dailyBetLimit', 'weeklyBetLimit', 'monthlyBetLimit'],
  loss: ['dailyLossLimit', 'weeklyLossLimit', 'monthlyLossLimit'],
} as const;

/**
 * Names the reached limit that keeps a player from play for money longest; null when there is none. Deposit and session
 * limits do not: the first leaves the balance playable, the second ends the session by itself. Source: LIM-01, LIM-06.
 */
export function reachedPlayLimit(
  limits: readonly PlayLimit[],
  now: number,
): { code: BetLimitCode; until: number | null } | null {
  const reached = limits.flatMap(({ type, period, isReached, endsAt }) => {
    if (!isReached || (type !== 'bet' && type !== 'loss') || (endsAt !== null && endsAt <= now)) return [];
    return [{ code: REACHED_CODES[type][period], until: endsAt }];
  });
  const [longest] = reached.toSorted((one, other) => (other.until ?? Infinity) - (one.until ?? Infinity));
  return longest ?? null;
}

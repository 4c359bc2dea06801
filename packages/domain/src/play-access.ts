import type { SafetyState } from './blocked-actions.ts';
import type { BetLimitCode } from './errors.ts';

/** How a game is played: for money, or with play money that is worth nothing. */
export type PlayMode = 'real' | 'demo';

/**
 * Why a game cannot be played in a mode, and until when as far as that is told (epoch ms). `limit` names the limit that
 * is reached; `country` is where the player is.
 */
export type PlayRefusal =
  | { why: 'excluded' | 'frozen'; until: number | null }
  | { why: 'restricted'; country: string }
  | { why: 'limit'; limit: BetLimitCode; until: number | null }
  | { why: 'no-demo' };

/** What a visitor is offered of one mode: to begin, to log in first, or why not. */
export type PlayOffer = { kind: 'open' } | { kind: 'login' } | ({ kind: 'refused' } & PlayRefusal);

/** What a visitor is offered of a game. `view` says whether the closed game may be looked at before a login. */
export type PlayAccess = { real: PlayOffer; demo: PlayOffer; view: 'open' | 'login' };

/** What of a brand's settings decides what guests may do with a game. */
export type GuestPlayRules = { allowGuestPlayDemoGames: boolean; allowGameViewNotLoggedUser: boolean };

/** Who wants to play: nobody known, or a player with what they may do. */
export type PlayViewer =
  | { kind: 'guest' }
  | {
      kind: 'player';
      safety: SafetyState;
      /** When the exclusion or freeze ends; null for never, or not told. */
      safetyUntil: number | null;
      /** A limit on play that is reached. */
      limit: { code: BetLimitCode; until: number | null } | null;
    };

/**
 * Decides what somebody is offered of a game. A player's exclusion or freeze comes first and shuts demos too, for they
 * are play; then the country they are in (null for unknown, which refuses nothing: the platform judges at the launch);
 * then, for money only, a limit that is reached. A guest plays the demo where the brand allows it and logs in for
 * everything else; one who may do neither looks at the game after the login. Source: requirements GAM-02, SES-09, LIM-05.
 */
export function judgePlay({
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
  const shut = shutFor(viewer) ?? shutAt(country, game.restrictedCountries);
  if (shut) return { real: shut, demo: shut, view };
  const demo: PlayOffer = game.hasDemo ? { kind: 'open' } : { kind: 'refused', why: 'no-demo' };
  if (viewer.kind === 'player') return { real: forMoney(viewer.limit), demo, view };
  const asGuest = rules.allowGuestPlayDemoGames || !game.hasDemo ? demo : ({ kind: 'login' } as const);
  return { real: { kind: 'login' }, demo: asGuest, view };
}

function shutFor(viewer: PlayViewer): PlayOffer | null {
  if (viewer.kind === 'guest' || viewer.safety === 'free') return null;
  return { kind: 'refused', why: viewer.safety, until: viewer.safetyUntil };
}

function shutAt(country: string | null, restricted: readonly string[]): PlayOffer | null {
  const here = codeOf(country);
  const isShut = here !== '' && restricted.some((code) => codeOf(code) === here);
  return isShut ? { kind: 'refused', why: 'restricted', country: here } : null;
}

function codeOf(country: string | null): string {
  return country?.trim().toUpperCase() ?? '';
}

function forMoney(limit: { code: BetLimitCode; until: number | null } | null): PlayOffer {
  if (limit === null) return { kind: 'open' };
  return { kind: 'refused', why: 'limit', limit: limit.code, until: limit.until };
}

/** A limit on bets or losses of one period, as far as this rule needs it; `endsAt` epoch ms. */
export type PlayLimit = {
  type: string;
  period: 0 | 1 | 2;
  spent: boolean;
  endsAt: number | null;
};

const SPENT = {
  bet: ['dailyBetLimit', 'weeklyBetLimit', 'monthlyBetLimit'],
  loss: ['dailyLossLimit', 'weeklyLossLimit', 'monthlyLossLimit'],
} as const;

/**
 * Names the reached limit that keeps a player from play for money longest; null when there is none. Deposit and session
 * limits do not: the first leaves the balance playable, the second ends the session by itself. Source: LIM-01, LIM-06.
 */
export function limitOnPlay(
  limits: readonly PlayLimit[],
  now: number,
): { code: BetLimitCode; until: number | null } | null {
  const reached = limits.flatMap(({ type, period, spent, endsAt }) => {
    if (!spent || (type !== 'bet' && type !== 'loss') || (endsAt !== null && endsAt <= now)) return [];
    return [{ code: SPENT[type][period], until: endsAt }];
  });
  const [longest] = reached.toSorted((one, other) => (other.until ?? Infinity) - (one.until ?? Infinity));
  return longest ?? null;
}

/** What a player can do that an exclusion or a freeze may forbid. Source: S2 §6; requirements SES-09. */
export const PLAYER_ACTIONS = ['play', 'deposit', 'bonus', 'claim', 'withdraw', 'login'] as const;

/** One of the things a player can do. */
export type PlayerAction = (typeof PLAYER_ACTIONS)[number];

/** Whether a player's account is free, frozen for days, or excluded. */
export type ExclusionStatus = 'free' | 'frozen' | 'excluded';

const ALWAYS_ALLOWED: readonly PlayerAction[] = ['withdraw', 'login'];

/**
 * Joins what is known of a player: an exclusion outweighs a freeze, and a freeze (`frozenUntil`, epoch ms, null for
 * none) is over from its very instant on; one that cannot be read goes on, for the safe side. LIM-04, LIM-05.
 */
export function exclusionStatus({
  excluded,
  frozenUntil,
  now,
}: {
  excluded: boolean;
  frozenUntil: number | null;
  now: number;
}): ExclusionStatus {
  if (excluded) return 'excluded';
  return frozenUntil === null || now >= frozenUntil ? 'free' : 'frozen';
}

/**
 * Names what a player may not do: nothing while free; while excluded or frozen play, deposit, bonus and claim. To log
 * in and to withdraw stays open always. A state nobody knows counts as excluded, for the safe side.
 * Source: S2 §6 "Self-excluded accounts can only withdraw"; requirements SES-09, LIM-05.
 */
export function blockedActions(state: ExclusionStatus): readonly PlayerAction[] {
  return state === 'free' ? [] : PLAYER_ACTIONS.filter((action) => !ALWAYS_ALLOWED.includes(action));
}

/** Tells whether a player may not do one thing now. Source: requirements SES-09. */
export function isActionBlocked({
  state,
  action,
}: {
  state: ExclusionStatus;
  action: PlayerAction;
}): boolean {
  return blockedActions(state).includes(action);
}

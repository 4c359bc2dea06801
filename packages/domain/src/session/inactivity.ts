import { inactivityMinutes } from './session.ts';

const MINUTE = 60_000;

/** How long before the log-out a player is warned, in ms: 60 seconds. Source: requirements "Open sentences". */
export const WARNING_LEAD_MS = MINUTE;

/**
 * How a session without input stands, and when it is warned of and expires (epoch ms). `lastInput` is the input as it
 * was counted: where it differs from the one given, the caller stores it in its place.
 */
export type Inactivity = {
  kind: 'active' | 'warning' | 'expired';
  lastInput: number;
  warnsAt: number;
  expiresAt: number;
};

/**
 * Says whether a player who last touched the page at an instant (mouse, key, scroll, touch, click or focus in any tab)
 * is to be warned or logged out. It goes by the wall clock, so a laptop that slept expires as it wakes. The warning
 * comes 60 seconds before the end; both instants belong to what they begin. `minutes` is the setting: above 1, else 30
 * count. An input in the future (the clock was put back), or one that is no number, counts as one of now.
 * Source: S2 §4 "Inactivity", §9; requirements SES-05.
 */
export function inactivity({
  lastInput,
  now,
  minutes,
}: {
  lastInput: number;
  now: number;
  minutes: unknown;
}): Inactivity {
  const counted = Number.isFinite(lastInput) ? Math.min(lastInput, now) : now;
  const expiresAt = counted + Math.round(inactivityMinutes(minutes) * MINUTE);
  const warnsAt = expiresAt - WARNING_LEAD_MS;
  const kind = now >= expiresAt ? 'expired' : now >= warnsAt ? 'warning' : 'active';
  return { kind, lastInput: counted, warnsAt, expiresAt };
}

import { launchGame } from '@baize/api/endpoints/lobby';
import type { ApiClient } from '@baize/api/client';
import { ApiFailure } from '@baize/api/failure';
import type { DeviceType } from '@baize/domain/device';
import { BET_LIMIT_CODES, failureMessage, OTHER_MESSAGES, type BetLimitCode } from '@baize/domain/errors';
import type { PlayMode, PlayRefusal } from '@baize/domain/play-access';
import type { LaunchProblem } from './play-state.ts';

/** What is asked of the platform to begin a game. */
export interface LaunchParams {
  slug: string;
  mode: PlayMode;
  deviceType: DeviceType;
  /** Where the player seems to be, for words about it. */
  country: string | null;
}

/** How it answers: where the game is played and with what, or why not. */
export type LaunchResult =
  | { kind: 'opened'; url: string; mode: PlayMode }
  | { kind: 'stopped'; problem: LaunchProblem };

/** Opens a game at the platform. A session that has ended is the client's matter: it asks for a new one. */
export async function launch(
  api: Pick<ApiClient, 'send'>,
  { slug, mode, deviceType, country }: LaunchParams,
): Promise<LaunchResult> {
  try {
    const opened = await api.send(launchGame, { body: { slug, mode, deviceType } });
    return { kind: 'opened', url: opened.url, mode: opened.mode ?? mode };
  } catch (failure) {
    return { kind: 'stopped', problem: problemOf(failure, country) };
  }
}

function problemOf(failure: unknown, country: string | null): LaunchProblem {
  if (!(failure instanceof ApiFailure)) return { kind: 'failed', messageKey: OTHER_MESSAGES.general };
  const refusal = refusalOf(failure, country);
  if (refusal) return { kind: 'refused', refusal };
  if (failure.status === 404) return { kind: 'failed', messageKey: OTHER_MESSAGES['game-not-found'] };
  return { kind: 'failed', messageKey: failureMessage(failure) };
}

/** The platform's no in the words of the rule that judges before it (`resolvePlayAccess`); it tells no end. */
function refusalOf({ code }: ApiFailure, country: string | null): PlayRefusal | null {
  if (code === 'SELF_EXCLUDED') return { reason: 'excluded', until: null };
  if (code === 'ACCOUNT_FROZEN') return { reason: 'frozen', until: null };
  if (code === 'GAME_RESTRICTED' || code === 'COUNTRY_BLOCKED')
    return { reason: 'restricted', country: country ?? '' };
  if (code === 'LIMIT_UNSET') return { reason: 'limit-unset' };
  if (code === 'NO_DEMO') return { reason: 'no-demo' };
  return isLimit(code) ? { reason: 'limit', limit: code, until: null } : null;
}

function isLimit(code: string | null): code is BetLimitCode {
  return code !== null && Object.hasOwn(BET_LIMIT_CODES, code);
}

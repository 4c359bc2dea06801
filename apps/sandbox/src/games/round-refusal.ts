import {
  conflictError,
  notFoundError,
  HttpError,
  ruleError,
  sessionEndedError,
  tooManyRequestsError,
} from '../errors/http-error.ts';
import type { RoundRefusal } from './rounds/round-service.ts';
import type { WalletRefusal } from './wallet-port.ts';

/** A refused request in the platform's own envelope: status, code and a sentence for the page. */
export function toRoundError(refusal: RoundRefusal): HttpError {
  switch (refusal.kind) {
    case 'round-open':
      return conflictError('ROUND_OPEN', 'A round is still open');
    case 'stale-commitment':
      return conflictError('STALE_COMMITMENT', 'The next round has been prepared anew');
    case 'moved-on':
      return conflictError('MOVED_ON', 'The round has moved on');
    case 'too-soon':
      return new HttpError(429, tooManyRequestsError(1).message, {
        code: 'TOO_SOON',
        retryAfterSeconds: Math.ceil(refusal.waitMs / 1000),
      });
    case 'stake-not-offered':
      return ruleError('STAKE_NOT_OFFERED', 'This stake is not offered');
    case 'illegal':
      return ruleError('NOT_POSSIBLE', 'This is not possible now');
    case 'no-such-round':
      return notFoundError();
    case 'wallet':
      return toWalletError(refusal.refusal);
  }
}

function toWalletError(refusal: WalletRefusal): HttpError {
  switch (refusal.kind) {
    case 'insufficient-funds':
      return ruleError('INSUFFICIENT_FUNDS', 'The balance does not cover this stake');
    case 'limit-reached':
      return ruleError(refusal.code, 'A limit of yours has been reached');
    case 'excluded':
      return ruleError('SELF_EXCLUDED', 'A self-excluded account can only withdraw');
    case 'frozen':
      return ruleError('ACCOUNT_FROZEN', 'A frozen account can only withdraw');
    case 'country-blocked':
      return ruleError('COUNTRY_BLOCKED', 'Games are not open in the country you are in');
    case 'session-ended':
      return sessionEndedError();
  }
}

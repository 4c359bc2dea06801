import { alreadyDone, notFound, Refusal, ruleRefused, sessionEnded, tryLater } from '../http/refusal.ts';
import type { PlayRefusal } from './rounds/play-rounds.ts';
import type { WalletRefusal } from './wallet-port.ts';

/** A refused request in the platform's own envelope: status, code and a sentence for the page. */
export function refusalFor(refusal: PlayRefusal): Refusal {
  switch (refusal.kind) {
    case 'round-open':
      return alreadyDone('ROUND_OPEN', 'A round is still open');
    case 'stale-commitment':
      return alreadyDone('STALE_COMMITMENT', 'The next round has been prepared anew');
    case 'moved-on':
      return alreadyDone('MOVED_ON', 'The round has moved on');
    case 'too-soon':
      return new Refusal(429, tryLater(1).message, {
        code: 'TOO_SOON',
        retryAfterSeconds: Math.ceil(refusal.waitMs / 1000),
      });
    case 'stake-not-offered':
      return ruleRefused('STAKE_NOT_OFFERED', 'This stake is not offered');
    case 'illegal':
      return ruleRefused('NOT_POSSIBLE', 'This is not possible now');
    case 'no-such-round':
      return notFound();
    case 'wallet':
      return walletRefused(refusal.refusal);
  }
}

function walletRefused(refusal: WalletRefusal): Refusal {
  switch (refusal.kind) {
    case 'insufficient-funds':
      return ruleRefused('INSUFFICIENT_FUNDS', 'The balance does not cover this stake');
    case 'limit-reached':
      return ruleRefused(refusal.code, 'A limit of yours has been reached');
    case 'excluded':
      return ruleRefused('SELF_EXCLUDED', 'A self-excluded account can only withdraw');
    case 'frozen':
      return ruleRefused('ACCOUNT_FROZEN', 'A frozen account can only withdraw');
    case 'session-ended':
      return sessionEnded();
  }
}

import type { CryptoDepositStep } from '@baize/domain/crypto-deposit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const AWAITED = msg({ id: 'crypto.step.seen.now', message: 'Waiting for your transfer' });
const CONFIRMED = msg({ id: 'crypto.step.confirmed', message: 'Confirmed by the network' });

/** Names the two stations of a deposit by crypto that are on its network, by what has come of each. Source: PAY-04. */
export const cryptoStepMessages = {
  seen: {
    done: msg({ id: 'crypto.step.seen', message: 'Seen on the network' }),
    now: AWAITED,
    ahead: AWAITED,
    ended: msg({ id: 'crypto.step.seen.ended', message: 'No transfer seen' }),
  },
  confirmed: {
    done: CONFIRMED,
    now: msg({ id: 'crypto.step.confirmed.now', message: 'Waiting for confirmations' }),
    ahead: CONFIRMED,
    ended: msg({ id: 'crypto.step.confirmed.ended', message: 'Not confirmed' }),
  },
} as const satisfies Record<
  Extract<CryptoDepositStep['step'], 'seen' | 'confirmed'>,
  Record<CryptoDepositStep['state'], MessageDescriptor>
>;

import type { AddressStatus, OfficialListProblem } from '@baize/domain/official-list';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HandoverFailure } from './use-handover.ts';

/** What the player is told of the address they are on; `closing` is worded with its date. */
export const ADDRESS_MESSAGES = {
  genuine: msg({ id: 'mirror.genuine', message: 'This address is on the official list of {brand}.' }),
  closing: msg({
    id: 'mirror.closing',
    message: 'This address is on the official list of {brand}. It closes {date}.',
  }),
  closed: msg({
    id: 'mirror.closed',
    message: 'This address belongs to {brand} but is closed. Use another one of the list.',
  }),
  unlisted: msg({
    id: 'mirror.unlisted',
    message: 'This address is not on the official list of {brand}. Do not log in here and do not pay here.',
  }),
} satisfies Record<AddressStatus, MessageDescriptor>;

/** Why the list proves nothing, below the sentence that it could not be verified. */
export const PROBLEM_MESSAGES = {
  missing: msg({ id: 'mirror.problem.missing', message: 'There is no signed list for this site.' }),
  altered: msg({
    id: 'mirror.problem.altered',
    message: 'The signature does not fit the list: it was changed, or somebody else signed it.',
  }),
  unsupported: msg({
    id: 'mirror.problem.unsupported',
    message: 'This browser cannot check signatures. Update it, or use another one.',
  }),
  unreadable: msg({ id: 'mirror.problem.unreadable', message: 'The list cannot be read.' }),
  expired: msg({ id: 'mirror.problem.expired', message: 'The list is out of date.' }),
  unreachable: msg({
    id: 'mirror.problem.unreachable',
    message: 'The list did not arrive. Check your connection and try again.',
  }),
} satisfies Record<OfficialListProblem, MessageDescriptor>;

export const HANDOVER_FAILURE_MESSAGES = {
  refused: msg({
    id: 'mirror.handover.refused',
    message: 'You cannot be taken to this address now. You are still logged in here.',
  }),
  failed: msg({
    id: 'mirror.handover.failed',
    message: 'No answer came. You are still logged in here. Try again.',
  }),
} satisfies Record<HandoverFailure, MessageDescriptor>;

/** Why the code of another address let nobody in. */
export type ArrivalFailure = 'expired' | 'wrong-address' | 'failed';

export const ARRIVAL_MESSAGES = {
  expired: msg({
    id: 'mirror.arrival.expired',
    message: 'The code you came with was used before or is too old. Log in as usual.',
  }),
  'wrong-address': msg({
    id: 'mirror.arrival.wrong-address',
    message: 'The code you came with is for another address, and works no more. Log in as usual.',
  }),
  failed: msg({
    id: 'mirror.arrival.failed',
    message: 'The code you came with could not be checked. Log in as usual.',
  }),
} satisfies Record<ArrivalFailure, MessageDescriptor>;

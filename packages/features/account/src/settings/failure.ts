import { ApiFailure } from '@baize/api/failure';
import { failureMessage } from '@baize/domain/errors';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import type { MessageDescriptor } from '@lingui/core';

/** Whether a change may have been made although it failed: nothing came back, or nothing that can be read. */
export function isOutcomeUnknown(failure: unknown): boolean {
  return !(failure instanceof ApiFailure) || failure.isUnheard;
}

/** Names the general message of a failure. */
export function describeFailure(failure: unknown): MessageDescriptor {
  if (!(failure instanceof ApiFailure)) return otherErrorMessages[failureMessage({ kind: null })];
  const { kind, status } = failure;
  return otherErrorMessages[failureMessage({ kind, status })];
}

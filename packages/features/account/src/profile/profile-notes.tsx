import { Alert } from '@baize/ui/alert';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileCheck } from 'lucide-react';

/** Why some fields are fixed. */
export function LockedFieldsReason() {
  return (
    <Trans id="profile.locked.text">
      Your name, date of birth and country are fixed once filled; support can correct a mistake. E-mail and
      phone change in the settings, with a code.
    </Trans>
  );
}

/** What a change takes from a player whose verification holds, at a brand that resets it. */
export function ResetKycWarning() {
  return (
    <Alert tone="warning" icon={<FileCheck />}>
      <Trans id="profile.reset-kyc.warning">
        Saving a change asks for your documents again, unless only your nickname changes.
      </Trans>
    </Alert>
  );
}

/** What a saved change has taken: in the same words beside the button and in a toast. */
export const documentsNeededAgain = msg({
  id: 'profile.reset-kyc.done',
  message: 'Your details have changed, so your documents are needed again.',
});

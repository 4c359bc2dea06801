import { useBrand } from '@baize/page/brand';
import { Alert } from '@baize/ui/alert';
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

/** What a change brings with it at a brand that resets the verification; nothing elsewhere. */
export function ResetKycWarning() {
  if (!useBrand().policies.resetKycOnProfileChange) return null;
  return (
    <Alert tone="warning" icon={<FileCheck />}>
      <Trans id="profile.reset-kyc">Changing your details asks for your documents again.</Trans>
    </Alert>
  );
}

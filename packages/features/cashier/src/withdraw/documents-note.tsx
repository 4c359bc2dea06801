import { TargetLink } from '@baize/links';
import { usePlayer } from '@baize/player';
import { useDocumentsTarget } from '@baize/player/missing-documents';
import { Alert } from '@baize/ui/alert';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';

/** Says before anything is typed that a withdrawal can wait for documents; which are missing the review tells (PRF-07). */
export function DocumentsNote() {
  const status = usePlayer()?.getUser.kycStatus ?? null;
  const target = useDocumentsTarget();
  if (status === null || status === 'APPROVED') return null;
  return (
    <Alert tone="info">
      <Trans id="withdraw.documents">
        Your documents are not approved yet. A withdrawal can wait until they are.
      </Trans>{' '}
      {target === null ? null : (
        <TargetLink target={target} className={linkClass}>
          <Trans id="profile.documents">See your documents</Trans>
        </TargetLink>
      )}
    </Alert>
  );
}

import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';

/** Says an ending that changes only its own day: somewhere else was faster. */
export function ClaimAnnouncement({ isActive }: { isActive: boolean }) {
  return (
    <div role="status">
      <VisuallyHidden>
        {isActive ? <Trans id="rakeback.claim.already">This reward was already claimed.</Trans> : null}
      </VisuallyHidden>
    </div>
  );
}

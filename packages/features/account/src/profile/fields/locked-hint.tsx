import { PathLink } from '@baize/links';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';

/** Under a locked field: that it is, why where it is not for being filled, and who changes it (PRF-02). */
export function LockedHint({ changedBy }: { changedBy: 'support' | 'player' | 'support-after-approval' }) {
  if (changedBy === 'support-after-approval')
    return (
      <Trans id="profile.locked.approved">
        Locked, because your documents were approved with it. Support can correct it.
      </Trans>
    );
  if (changedBy === 'support') return <Trans id="profile.locked.hint">Locked. Support can correct it.</Trans>;
  const contact = (
    <PathLink to="/profile/change-password" className={linkClass}>
      <Trans id="profile.locked.contact.link">E-mail and phone</Trans>
    </PathLink>
  );
  return <Trans id="profile.locked.contact">Locked. Change it in the settings: {contact}.</Trans>;
}

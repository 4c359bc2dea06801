import { PathLink } from '@baize/links';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';

/** Under a locked field: that it is, and who changes it; support, or the player where e-mail and phone are (PRF-02). */
export function LockedHint({ changedBy }: { changedBy: 'support' | 'player' }) {
  if (changedBy === 'support') return <Trans id="profile.locked.hint">Locked. Support can correct it.</Trans>;
  const contact = (
    <PathLink to="/profile/change-password" className={linkClass}>
      <Trans id="profile.locked.contact.link">E-mail and phone</Trans>
    </PathLink>
  );
  return <Trans id="profile.locked.contact">Locked. Change it in the settings: {contact}.</Trans>;
}

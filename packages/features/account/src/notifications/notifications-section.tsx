import { Trans } from '@lingui/react/macro';
import { SettingsSection } from '../settings/settings-section.tsx';
import { PlayerNotifications } from './player-notifications.tsx';

/** By what the player is sent offers and news. */
export function NotificationsSection() {
  return (
    <SettingsSection
      part="notifications"
      title={<Trans id="notifications.title">What we may send you</Trans>}
    >
      <PlayerNotifications />
    </SettingsSection>
  );
}

import { notificationsQuery } from '@baize/api/queries/notifications';
import { useApi } from '@baize/player';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SettingsCard } from '../settings/settings-card.tsx';
import { SettingsError } from '../settings/settings-error.tsx';
import { SettingsSkeleton } from '../settings/settings-skeleton.tsx';
import { NotificationSwitches } from './notification-switches.tsx';

/** The player's choices, inside a `PlayerBoundary`; nothing where the platform has none. */
export function PlayerNotifications() {
  const { data, isError, refetch } = useQuery(notificationsQuery(useApi()));
  const title = <Trans id="notifications.title">What we may send you</Trans>;
  if (data === null) return null;
  if (data)
    return (
      <SettingsCard title={title}>
        <NotificationSwitches {...data} />
      </SettingsCard>
    );
  if (!isError) return <SettingsSkeleton title={title} part="notifications" />;
  return (
    <SettingsError
      title={title}
      text={<Trans id="notifications.failed">Your choices could not be loaded</Trans>}
      onRetry={() => void refetch()}
    />
  );
}

import { dataRequestQuery } from '@baize/api/queries/data-request';
import { PathLink } from '@baize/links';
import { useApi } from '@baize/player';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SettingsCard } from '../settings/settings-card.tsx';
import { SettingsError } from '../settings/settings-error.tsx';
import { SettingsSkeleton } from '../settings/settings-skeleton.tsx';
import * as styles from '../settings/settings.css.ts';
import { DataCopy } from './data-copy.tsx';

/** The player's copy of their data, inside a `PlayerBoundary`; where the platform makes none, support sends one. */
export function PlayerDataCopy() {
  const { data, isError, refetch } = useQuery(dataRequestQuery(useApi()));
  const title = <Trans id="data-copy.title">A copy of your data</Trans>;
  if (data === undefined)
    return isError ? (
      <SettingsError
        title={title}
        text={<Trans id="data-copy.failed">We could not look up your copy</Trans>}
        onRetry={() => void refetch()}
      />
    ) : (
      <SettingsSkeleton title={title} part="data-copy" />
    );
  return (
    <SettingsCard title={title}>
      {data ? (
        <DataCopy request={data.request} />
      ) : (
        <>
          <p className={styles.text}>
            <Trans id="data-copy.by-support">Support sends you a copy of what we keep about you.</Trans>
          </p>
          <p>
            <PathLink to="/contacts" className={linkClass}>
              <Trans id="profile.support">Contact support</Trans>
            </PathLink>
          </p>
        </>
      )}
    </SettingsCard>
  );
}

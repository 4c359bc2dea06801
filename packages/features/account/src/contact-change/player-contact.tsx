import { contactChangesQuery } from '@baize/api/queries/contact-changes';
import { maskEmail, maskPhone } from '@baize/domain/contact-change';
import { useDraftOwner } from '@baize/forms/form-drafts';
import { PathLink } from '@baize/links';
import { useApi, usePlayer } from '@baize/player';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SettingsCard } from '../settings/settings-card.tsx';
import { SettingsError } from '../settings/settings-error.tsx';
import { SettingsSkeleton } from '../settings/settings-skeleton.tsx';
import * as settings from '../settings/settings.css.ts';
import * as styles from './contact-change.css.ts';
import { ContactRow } from './contact-row.tsx';

/** By what the player is reached, inside a `PlayerBoundary`; where the platform changes nothing, support does. */
export function PlayerContact() {
  const player = usePlayer();
  const owner = useDraftOwner();
  const { data, isError, refetch } = useQuery(contactChangesQuery(useApi()));
  const title = <Trans id="contact-change.title">E-mail and phone</Trans>;
  if (!player || data === undefined)
    return isError ? (
      <SettingsError
        title={title}
        text={<Trans id="contact-change.failed">Your e-mail and phone could not be loaded</Trans>}
        onRetry={() => void refetch()}
      />
    ) : (
      <SettingsSkeleton title={title} part="contact" />
    );
  const { email, phoneCode, phone } = player.getUser;
  const changeOf = (kind: 'email' | 'phone') => data?.find((change) => change.kind === kind);
  return (
    <SettingsCard title={title}>
      {data ? (
        <div className={styles.rows}>
          <ContactRow
            key={`email ${owner}`}
            kind="email"
            current={maskEmail(email)}
            change={changeOf('email')}
          />
          <div className={styles.separate}>
            <ContactRow
              key={`phone ${owner}`}
              kind="phone"
              current={maskPhone(phoneCode, phone)}
              change={changeOf('phone')}
            />
          </div>
        </div>
      ) : (
        <>
          <p className={settings.text}>
            <Trans id="contact-change.by-support">Support changes your e-mail or phone number.</Trans>
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

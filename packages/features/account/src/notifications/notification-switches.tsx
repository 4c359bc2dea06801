import type { NotificationChannel, NotificationChoices } from '@baize/api/endpoints/account';
import type { OfferChannel } from '@baize/domain/offer-channels';
import { useExclusionStatus } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Switch } from '@baize/ui/switch';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId, useRef } from 'react';
import { SettingsNotice } from '../settings/settings-notice.tsx';
import * as styles from '../settings/settings.css.ts';
import { AccountUpdates } from './account-updates.tsx';
import { useChannelLabels } from './use-channel-labels.ts';
import { useSwitchOffers } from './use-switch-offers.ts';

type KnownChannel = NotificationChannel & { channel: OfferChannel };

/** A switch for each channel of offers; news about the account is told, not asked. */
export function NotificationSwitches({ channels, suppressed }: NotificationChoices) {
  const labels = useChannelLabels();
  const heading = useId();
  const body = useRef<HTMLDivElement>(null);
  const { pending, notice, switchOffers, check } = useSwitchOffers();
  const isSuppressed = useExclusionStatus() !== 'free' || suppressed;
  const known = channels.filter((row): row is KnownChannel => row.channel !== 'unknown');
  const isOn = ({ channel, offers }: KnownChannel) => !isSuppressed && (pending[channel] ?? offers);
  const on = known.filter(isOn);
  const isProgress = notice?.tone === 'success' || notice?.tone === 'info';
  const progress = isProgress ? notice : null;
  const problem = isProgress ? null : notice;
  const switchAllOff = () => {
    // The button takes no more presses once all are off.
    body.current?.focus();
    void switchOffers(Object.fromEntries(on.map(({ channel }) => [channel, false])));
  };
  return (
    <div ref={body} className={styles.body} tabIndex={-1}>
      {isSuppressed ? (
        <Alert>
          <Trans id="notifications.suppressed">
            Your account is excluded or on a break: no offers are sent to you. They stay off when it ends,
            until you switch them on.
          </Trans>
        </Alert>
      ) : null}
      <div className={styles.group} role="group" aria-labelledby={heading}>
        <h3 id={heading} className={styles.subtitle}>
          <Trans id="notifications.offers">Offers and promotions</Trans>
        </h3>
        <p className={styles.text}>
          <Trans id="notifications.offers.text">Each switch is saved at once. All of them may be off.</Trans>
        </p>
        <ul className={styles.rows}>
          {known.map((row) => (
            <li key={row.channel} className={styles.row}>
              <Switch
                side="end"
                label={labels[row.channel]}
                checked={isOn(row)}
                disabled={isSuppressed}
                onCheckedChange={(checked) => void switchOffers({ [row.channel]: checked })}
              />
            </li>
          ))}
        </ul>
        {/* Always there, with room for what came of a press: nothing moves under the finger. */}
        <div className={styles.actions}>
          <Button variant="secondary" disabled={on.length === 0} onClick={switchAllOff}>
            <Trans id="notifications.all-off">Switch all offers off</Trans>
          </Button>
          <span role="status" className={styles.status}>
            {progress?.tone === 'success' ? <Check className={styles.statusIcon} aria-hidden /> : null}
            {progress?.text}
          </span>
        </div>
      </div>
      {problem ? <SettingsNotice notice={problem} onCheck={() => void check()} /> : null}
      <AccountUpdates
        channels={known.filter(({ account }) => account).map(({ channel }) => labels[channel])}
      />
    </div>
  );
}

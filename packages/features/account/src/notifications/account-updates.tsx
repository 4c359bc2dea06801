import { useLocale } from '@baize/page';
import { Trans } from '@lingui/react/macro';
import * as styles from '../settings/settings.css.ts';

/** What is always sent, and by what. */
export function AccountUpdates({ channels }: { channels: readonly string[] }) {
  const locale = useLocale();
  const ways = new Intl.ListFormat(locale, { type: 'conjunction' }).format(channels);
  return (
    <div className={styles.group}>
      <h3 className={styles.subtitle}>
        <Trans id="notifications.account">News about your account</Trans>
      </h3>
      <p className={styles.text}>
        <Trans id="notifications.account.text">
          Messages about your log-in, payments, limits and documents are always sent.
        </Trans>
      </p>
      {ways === '' ? null : (
        <p className={styles.text}>
          <Trans id="notifications.account.channels">They come by: {ways}.</Trans>
        </p>
      )}
    </div>
  );
}

import type { DataRequest } from '@baize/api/endpoints/account';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { SettingsNotice } from '../settings/settings-notice.tsx';
import * as styles from '../settings/settings.css.ts';
import { DataCopyStatus } from './data-copy-status.tsx';
import { useDataCopy } from './use-data-copy.ts';

/** What a copy holds, where the player's stands, and the one press that comes next. */
export function DataCopy({ request }: { request: DataRequest | null }) {
  const { t } = useLingui();
  const body = useRef<HTMLDivElement>(null);
  const { isAsking, isDownloading, notice, ask, download, check } = useDataCopy();
  const status = request?.status ?? 'none';
  const askAndStay = async () => {
    await ask();
    // The button goes while the copy is being prepared.
    body.current?.focus();
  };
  return (
    <div ref={body} className={styles.body} tabIndex={-1}>
      <p className={styles.text}>
        <Trans id="data-copy.about">
          A file with what we keep about you: profile, payments, bets, bonuses, limits, the names of your
          documents, and log-ins. It is free, and other programs can read it (JSON).
        </Trans>
      </p>
      <div role="status">{request ? <DataCopyStatus request={request} /> : null}</div>
      <div className={styles.actions}>
        {request && status === 'ready' ? (
          <Button
            icon={<Download />}
            pending={isDownloading}
            pendingLabel={t({ id: 'data-copy.downloading', message: 'Downloading' })}
            onClick={() => void download(request.id)}
          >
            <Trans id="data-copy.download">Download your data</Trans>
          </Button>
        ) : null}
        {status === 'preparing' ? null : (
          <Button
            variant={status === 'ready' ? 'outline' : 'secondary'}
            pending={isAsking}
            pendingLabel={t({ id: 'data-copy.asking', message: 'Sending your request' })}
            onClick={() => void askAndStay()}
          >
            {status === 'none' ? (
              <Trans id="data-copy.ask">Ask for a copy</Trans>
            ) : (
              <Trans id="data-copy.ask-again">Ask for a new copy</Trans>
            )}
          </Button>
        )}
      </div>
      {notice ? <SettingsNotice notice={notice} onCheck={() => void check()} /> : null}
    </div>
  );
}

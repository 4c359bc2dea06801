import { saveFile } from '@baize/browser/save-file';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import * as styles from './records.css.ts';

/** Gives everything the filters choose as a file; what is on other pages is read first. */
export function CsvButton({
  name,
  write,
}: {
  name: string;
  /** Null where there is nothing yet, or nothing at all, that could be read. */
  write: (() => Promise<string>) | null;
}) {
  const { t } = useLingui();
  const [state, setState] = useState<'still' | 'reading' | 'failed'>('still');
  const press = async () => {
    if (write === null) return;
    setState('reading');
    try {
      const text = await write();
      saveFile({ name, text, type: 'text/csv;charset=utf-8' });
      setState('still');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.download}>
      <Button
        variant="outline"
        icon={<Download />}
        disabled={write === null}
        pending={state === 'reading'}
        pendingLabel={t({ id: 'records.csv.pending', message: 'Collecting' })}
        onClick={() => void press()}
      >
        <Trans id="records.csv">Download CSV</Trans>
      </Button>
      {state === 'failed' ? (
        <Alert tone="danger" announce="now">
          <Trans id="records.csv.failed">
            The file could not be created because not all entries could be loaded. Please try again.
          </Trans>
        </Alert>
      ) : null}
    </div>
  );
}

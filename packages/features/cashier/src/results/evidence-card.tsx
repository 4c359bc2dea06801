import { copyText } from '@baize/browser/clipboard';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { EvidenceRow } from './use-evidence.ts';
import * as styles from '../receipt/result.css.ts';

/** A payment's evidence as a list, and one press that takes all of it along (beyond 8). */
export function EvidenceCard({ rows }: { rows: readonly EvidenceRow[] }) {
  const { t } = useLingui();
  const [state, setState] = useState<'still' | 'copied' | 'refused'>('still');
  const listed = rows.filter((row) => row.in === 'list');
  if (listed.length === 0) return null;
  const copy = async () => {
    const text = rows.map(({ name, value }) => `${name}: ${value}`).join('\n');
    setState((await copyText(text)) ? 'copied' : 'refused');
  };
  return (
    <section
      className={styles.evidence}
      aria-label={t({ id: 'deposit.evidence.label', message: 'Details for support' })}
    >
      <dl className={styles.rows}>
        {listed.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="small"
          icon={state === 'copied' ? <Check /> : <Copy />}
          onClick={() => void copy()}
        >
          <Trans id="deposit.evidence.copy">Copy details</Trans>
        </Button>
        <span role="status" className={styles.name}>
          {state === 'copied' ? <Trans id="deposit.evidence.copied">Copied</Trans> : null}
          {state === 'refused' ? (
            <Trans id="deposit.evidence.refused">
              Your browser does not allow copying. Select the text and copy it yourself.
            </Trans>
          ) : null}
        </span>
      </div>
    </section>
  );
}

import { copyText } from '@baize/browser/clipboard';
import { Button } from '@baize/ui/button';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { PrintButton } from '../print/print-button.tsx';
import { Breakable, RecordId } from '../records/record-cells.tsx';
import * as styles from './record.css.ts';
import { formatFacts, type RecordFact } from './use-record-facts.ts';

/** What support asks for: as a list, as a text to copy, and on paper. */
export function RecordFacts({ facts }: { facts: readonly RecordFact[] }) {
  const [state, setState] = useState<'still' | 'copied' | 'refused'>('still');
  const copy = async () => setState((await copyText(formatFacts(facts))) ? 'copied' : 'refused');
  return (
    <section className={styles.facts}>
      <h3 className={styles.heading}>
        <Trans id="records.details.title">Details</Trans>
      </h3>
      <dl className={styles.list}>
        {facts
          .filter(({ kind }) => kind !== 'head')
          .map(({ name, value, kind }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.muted}>{name}</dt>
              <dd className={styles.value}>
                {kind === 'id' || kind === 'reference' ? (
                  <RecordId id={value} show={kind === 'id' ? 'whole' : 'reference'} />
                ) : (
                  <bdi>
                    <Breakable text={value} />
                  </bdi>
                )}
              </dd>
            </div>
          ))}
      </dl>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          icon={state === 'copied' ? <Check /> : <Copy />}
          onClick={() => void copy()}
        >
          <Trans id="deposit.evidence.copy">Copy details</Trans>
        </Button>
        <PrintButton size="small" />
        <span role="status">
          {state === 'copied' ? (
            <VisuallyHidden>
              <Trans id="deposit.evidence.copied">Copied</Trans>
            </VisuallyHidden>
          ) : null}
        </span>
      </div>
      <p role="alert" className={styles.note}>
        {state === 'refused' ? (
          <Trans id="deposit.evidence.refused">
            Your browser does not allow copying. Select the text and copy it yourself.
          </Trans>
        ) : null}
      </p>
    </section>
  );
}

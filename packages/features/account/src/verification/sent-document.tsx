import type { PlayerDocument } from '@baize/api/endpoints/account';
import { deleteDocumentMutation } from '@baize/api/queries/documents';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { LocalTime } from '@baize/page/clock';
import { useApi } from '@baize/player';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import * as styles from '../layout/account-page.css.ts';
import { DocumentBadge } from './badges.tsx';
import { document as row, name as nameStyle, reason as reasonStyle } from './documents.css.ts';

/** One file that was sent: its name, when, where it stands and why it was refused; it can be taken back unless it counts. */
export function SentDocument({ document }: { document: PlayerDocument }) {
  const { i18n, t } = useLingui();
  const remove = useMutation(deleteDocumentMutation(useApi()));
  const { id, name, status, reason, uploadedAt } = document;
  return (
    <div className={row}>
      <div className={styles.line}>
        <bdi className={nameStyle}>{name}</bdi>
        <DocumentBadge status={status} />
      </div>
      {status === 'rejected' ? (
        <>
          {reason === null ? null : <p className={reasonStyle}>{reason}</p>}
          <p className={styles.small}>
            <Trans id="document.rejected.next">Send a better file below. You need not delete this one.</Trans>
          </p>
        </>
      ) : null}
      <div className={styles.line}>
        <span className={styles.small}>
          {uploadedAt === null ? null : <LocalTime instant={uploadedAt} />}
        </span>
        {status === 'confirmed' ? null : (
          <Button
            variant="ghost"
            icon={<Trash2 />}
            aria-label={t({ id: 'document.delete.name', message: `Delete ${name}` })}
            pending={remove.isPending}
            onClick={() => remove.mutate(id)}
          >
            <Trans id="document.delete">Delete</Trans>
          </Button>
        )}
      </div>
      {remove.isError ? <p role="alert">{i18n._(otherErrorMessages['error.general'])}</p> : null}
    </div>
  );
}

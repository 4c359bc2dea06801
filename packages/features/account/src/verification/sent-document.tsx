import type { PlayerDocument } from '@baize/api/endpoints/account';
import { deleteDocumentMutation } from '@baize/api/queries/documents';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { LocalTime } from '@baize/page/clock';
import { useApi } from '@baize/player';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import * as styles from '../layout/account-page.css.ts';
import { DocumentBadge } from './badges.tsx';
import { document as row, name as nameStyle, reason as reasonStyle } from './documents.css.ts';

interface SentDocumentProps {
  document: PlayerDocument;
  /** Another file of its kind is being checked, or counts. */
  isReplaced: boolean;
  /** The file is gone, and the button that had the focus with it. */
  onDeleted(name: string): void;
}

/** One file that was sent: its name, when, where it stands and why it was refused; it can be taken back unless it counts. */
export function SentDocument({ document, isReplaced, onDeleted }: SentDocumentProps) {
  const { i18n, t } = useLingui();
  const remove = useMutation({
    ...deleteDocumentMutation(useApi()),
    // By then this row may be gone.
    onSuccess: () => onDeleted(document.name),
  });
  const [isAsked, setAsked] = useState(false);
  const { id, name, status, reason, uploadedAt } = document;
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked) button.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const deleteFile = () => {
    setAsked(false);
    remove.mutate(id);
  };
  return (
    <div className={row}>
      <div className={styles.line}>
        <bdi className={nameStyle}>{name}</bdi>
        <DocumentBadge status={status} />
      </div>
      {status === 'rejected' ? (
        <>
          {reason === null ? null : <p className={reasonStyle}>{reason}</p>}
          {isReplaced ? null : (
            <p className={styles.small}>
              <Trans id="document.rejected.next">
                Send a better file below. You need not delete this one.
              </Trans>
            </p>
          )}
        </>
      ) : null}
      <div className={styles.line}>
        <span className={styles.small}>
          {uploadedAt === null ? null : <LocalTime instant={uploadedAt} />}
        </span>
        {status === 'confirmed' || isAsked ? null : (
          <Button
            ref={button}
            variant="ghost"
            icon={<Trash2 />}
            aria-label={t({ id: 'document.delete.name', message: `Delete ${name}` })}
            pending={remove.isPending}
            // What is being checked is not lost by one press; what was refused is of no use any more.
            onClick={() => (status === 'pending' ? setAsked(true) : deleteFile())}
          >
            <Trans id="document.delete">Delete</Trans>
          </Button>
        )}
      </div>
      {isAsked ? <DeleteQuestion name={name} onDelete={deleteFile} onKeep={() => setAsked(false)} /> : null}
      {remove.isError ? <p role="alert">{i18n._(otherErrorMessages['error.general'])}</p> : null}
    </div>
  );
}

interface DeleteQuestionProps {
  name: string;
  onDelete(): void;
  onKeep(): void;
}

function DeleteQuestion({ name, onDelete, onKeep }: DeleteQuestionProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={id} className={styles.line}>
      <span id={id}>
        <Trans id="document.delete.question">
          Delete <bdi>{name}</bdi>? It is being checked.
        </Trans>
      </span>
      <div className={styles.line}>
        <Button ref={keep} variant="secondary" size="small" onClick={onKeep}>
          <Trans id="document.keep">Keep it</Trans>
        </Button>
        <Button variant="ghost" size="small" onClick={onDelete}>
          <Trans id="document.delete">Delete</Trans>
        </Button>
      </div>
    </div>
  );
}

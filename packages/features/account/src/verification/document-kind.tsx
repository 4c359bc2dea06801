import type { DocumentLabel, PlayerDocument } from '@baize/api/endpoints/account';
import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as styles from '../layout/account-page.css.ts';
import { DocumentBadge } from './badges.tsx';
import { SentDocument } from './sent-document.tsx';
import { getDocumentStatus } from '@baize/player/document-status';
import { UploadBox, type DeletedFile } from './upload-box.tsx';
import type { UploadQueue } from './use-upload-queue.ts';

interface DocumentKindProps {
  label: DocumentLabel;
  /** Those of this kind. */
  documents: readonly PlayerDocument[];
  /** Whether documents are taken now. */
  uploads: 'open' | 'closed';
  queue: UploadQueue;
}

/** One kind of document: what must be seen on it, what was sent, and the place to send another. */
export function DocumentKind({ label, documents, uploads, queue }: DocumentKindProps) {
  const stand = getDocumentStatus(documents, label.id);
  const sent = documents.filter(({ status }) => status !== 'requested');
  const heading = `document-${label.id}`;
  const head = useRef<HTMLHeadingElement>(null);
  const [deleted, setDeleted] = useState<DeletedFile | null>(null);
  const onDeleted = (name: string) => {
    setDeleted({ name, sentCount: queue.lastSent?.count ?? 0 });
    head.current?.focus();
  };
  return (
    <Card as="section" className={styles.stack} aria-labelledby={heading}>
      <div className={styles.line}>
        <h2 id={heading} ref={head} tabIndex={-1} className={styles.head}>
          {label.name}
        </h2>
        <DocumentBadge status={stand} />
      </div>
      <p className={styles.small}>
        {label.required ? null : (
          <>
            <Trans id="document.optional">Only if you are asked for it.</Trans>{' '}
          </>
        )}
        {label.hint}
      </p>
      {documents
        .filter(({ status, reason }) => status === 'requested' && reason !== null)
        .map(({ id, reason }) => (
          <p key={id}>{reason}</p>
        ))}
      {sent.map((document) => (
        <SentDocument
          key={document.id}
          document={document}
          isReplaced={stand === 'confirmed' || stand === 'pending'}
          onDeleted={onDeleted}
        />
      ))}
      <UploadBox
        label={label}
        headingId={heading}
        queue={queue}
        deleted={deleted}
        uploads={stand === 'confirmed' ? 'closed' : uploads}
      />
    </Card>
  );
}

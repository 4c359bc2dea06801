import type { DocumentLabel, PlayerDocument } from '@baize/api/endpoints/account';
import { useState } from 'react';
import { DocumentKind } from './document-kind.tsx';
import { isMissing } from '@baize/player/document-status';
import { PhotoGuidance } from './photo-guidance.tsx';
import type { UploadQueue } from './use-upload-queue.ts';

interface DocumentKindsProps {
  labels: readonly DocumentLabel[];
  documents: readonly PlayerDocument[];
  /** Whether documents are taken now. */
  uploads: 'open' | 'closed';
  queue: UploadQueue;
}

/** Every kind of document; what waits for the player comes first, so that a phone shows it without a search. */
export function DocumentKinds({ labels, documents, uploads, queue }: DocumentKindsProps) {
  // As it was when the page was opened: a part does not move away once its file is sent.
  const [missing] = useState(() => labels.filter(({ id }) => isMissing(documents, id)).map(({ id }) => id));
  const renderKind = (label: DocumentLabel) => (
    <DocumentKind
      key={label.id}
      label={label}
      documents={documents.filter(({ labelId }) => labelId === label.id)}
      uploads={uploads}
      queue={queue}
    />
  );
  return (
    <>
      {labels.filter(({ id }) => missing.includes(id)).map(renderKind)}
      {uploads === 'open' ? <PhotoGuidance /> : null}
      {labels.filter(({ id }) => !missing.includes(id)).map(renderKind)}
    </>
  );
}

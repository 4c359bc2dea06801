import type { DocumentLabel } from '@baize/api/endpoints/account';
import { UPLOAD_EXTENSIONS } from '@baize/domain/uploads';
import { uploadReview } from '@baize/i18n/catalogue/uploads';
import { useStableHandler } from '@baize/page/stable-handler';
import { Button } from '@baize/ui/button';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, Upload } from 'lucide-react';
import { useRef, type ChangeEvent, type Ref } from 'react';
import { small } from '../layout/account-page.css.ts';
import { box, file } from './documents.css.ts';
import * as css from './upload.css.ts';
import { UploadRow } from './upload-row.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { UploadQueue } from './use-upload-queue.ts';

const ACCEPTED = UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join();

/** A file that was deleted, and how many had been sent by then. */
export interface DeletedFile {
  name: string;
  sentCount: number;
}

interface UploadBoxProps {
  label: DocumentLabel;
  headingId: string;
  queue: UploadQueue;
  /** Whether more files are taken; those on their way go on. */
  uploads: 'open' | 'closed';
  /** The file of this kind that was deleted last. */
  deleted: DeletedFile | null;
}

/** The files of one kind on their way, and the place to choose, take or drop more. */
export function UploadBox({ label, headingId, queue, uploads, deleted }: UploadBoxProps) {
  const choose = useRef<HTMLButtonElement>(null);
  const focusChoose = useStableHandler(() => choose.current?.focus());
  const items = queue.items.filter(({ labelId }) => labelId === label.id);
  return (
    <>
      {items.length > 0 ? (
        <ul className={css.rows}>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              onRetry={() => queue.retry(item.id)}
              onRemove={() => queue.remove(item.id)}
              onFocusLost={focusChoose}
            />
          ))}
        </ul>
      ) : null}
      {uploads === 'open' ? (
        <FileSource
          name={label.name}
          headingId={headingId}
          chooseRef={choose}
          onFiles={(files) => queue.add(label.id, files)}
        />
      ) : null}
      <Announcement labelId={label.id} queue={queue} deleted={deleted} />
    </>
  );
}

interface FileSourceProps {
  name: string;
  headingId: string;
  chooseRef: Ref<HTMLButtonElement>;
  onFiles(files: readonly File[]): void;
}

function FileSource({ name, headingId, chooseRef, onFiles }: FileSourceProps) {
  const { t } = useLingui();
  const files = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(onFiles);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    <div className={`${box} ${css.dropBox}`} {...drop.handlers} data-drop={drop.state}>
      <input
        ref={files}
        className={file}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label={t({ id: 'document.file', message: `File: ${name}` })}
        onChange={take}
      />
      <input
        ref={photo}
        className={file}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={t({ id: 'verification.photo', message: `Photo: ${name}` })}
        onChange={take}
      />
      <div className={css.sources}>
        <Button
          ref={chooseRef}
          variant="secondary"
          icon={<Upload />}
          aria-describedby={headingId}
          onClick={() => files.current?.click()}
        >
          <Trans id="verification.choose-files">Choose files</Trans>
        </Button>
        <Button
          className={css.touchOnly}
          variant="outline"
          icon={<Camera />}
          aria-describedby={headingId}
          onClick={() => photo.current?.click()}
        >
          <Trans id="verification.take-photo">Take a photo</Trans>
        </Button>
        <span className={css.dropHint}>
          {drop.state === 'over' ? (
            <Trans id="verification.drop.here">Let go to add them here</Trans>
          ) : (
            <Trans id="verification.drop">or drop them here</Trans>
          )}
        </span>
      </div>
      <p className={small}>
        <Trans id="document.kinds">jpg, png or pdf, under 25 MB</Trans>
      </p>
    </div>
  );
}

interface AnnouncementProps {
  labelId: string;
  queue: UploadQueue;
  deleted: DeletedFile | null;
}

/** What changes by itself is read out when nothing else is being said. */
function Announcement({ labelId, queue: { items, lastSent }, deleted }: AnnouncementProps) {
  const { i18n, t } = useLingui();
  const waits = items.some((item) => item.labelId === labelId && item.state.kind === 'offline');
  const isDeleted = !waits && deleted !== null && deleted.sentCount === (lastSent?.count ?? 0);
  return (
    <div role="status" className={css.announcement}>
      <VisuallyHidden>
        {waits ? (
          <Trans id="verification.offline">Waiting for the connection. It is sent again by itself.</Trans>
        ) : null}
        {isDeleted ? (
          <Trans id="document.deleted">
            <bdi>{deleted.name}</bdi> is deleted.
          </Trans>
        ) : null}
        {!waits && !isDeleted && lastSent?.labelId === labelId ? (
          // A new element, so that a second file of the same name is read out too.
          <span key={lastSent.count}>
            <bdi>{lastSent.name}</bdi>: {t({ id: 'document.sent', message: 'Sent.' })} {i18n._(uploadReview)}
          </span>
        ) : null}
      </VisuallyHidden>
    </div>
  );
}

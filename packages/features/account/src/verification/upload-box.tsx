import type { DocumentLabel } from '@baize/api/endpoints/account';
import { UPLOAD_EXTENSIONS } from '@baize/domain/uploads';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { uploadReview } from '@baize/i18n/catalogue/uploads';
import { formatPercent } from '@baize/i18n/formats';
import { useValidationMessage } from '@baize/shell/validation-message';
import { useLocale } from '@baize/shell/page';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Progress } from '@baize/ui/progress';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw, Upload, X } from 'lucide-react';
import { useRef } from 'react';
import * as styles from '../layout/account-page.css.ts';
import * as css from './documents.css.ts';
import { useUpload } from './use-upload.ts';

const ACCEPTED = UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join();

/** The place to send a document of one kind: choose, watch, call off, try again. */
export function UploadBox({ label }: { label: DocumentLabel }) {
  const { i18n, t } = useLingui();
  const words = useValidationMessage();
  const input = useRef<HTMLInputElement>(null);
  const { state, start, cancel } = useUpload(label.id);
  const name = label.name;
  return (
    <div className={css.box}>
      <input
        ref={input}
        className={css.file}
        type="file"
        accept={ACCEPTED}
        aria-label={t({ id: 'document.file', message: `File: ${name}` })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) void start(file);
        }}
      />
      {state.kind === 'wrong' ? (
        <Alert tone="danger" announce="now">
          <bdi>{state.file.name}</bdi>: {words(state.problem)}
        </Alert>
      ) : null}
      {state.kind === 'failed' ? (
        <Alert
          tone="danger"
          announce="now"
          action={
            <Button
              variant="secondary"
              size="small"
              icon={<RefreshCw />}
              onClick={() => void start(state.file)}
            >
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          }
        >
          {i18n._(otherErrorMessages['error.upload'])}: <bdi>{state.file.name}</bdi>
        </Alert>
      ) : null}
      {state.kind === 'done' ? (
        <Alert tone="success" announce="now">
          {t({ id: 'document.sent', message: 'Sent.' })} {i18n._(uploadReview)}
        </Alert>
      ) : null}
      {state.kind === 'sending' ? (
        <Sending
          name={state.file.name}
          part={state.total > 0 ? state.sent / state.total : 0}
          cancel={cancel}
        />
      ) : (
        <>
          <Button variant="secondary" icon={<Upload />} onClick={() => input.current?.click()}>
            <Trans id="document.choose">Choose a file</Trans>
          </Button>
          <p className={styles.small}>
            <Trans id="document.kinds">jpg, png or pdf, under 25 MB</Trans>
          </p>
        </>
      )}
    </div>
  );
}

function Sending({ name, part, cancel }: { name: string; part: number; cancel(): void }) {
  const { t } = useLingui();
  // Whole ones: the hundredths would flicker, and be read out.
  const percent = formatPercent({ share: Math.floor(part * 100) / 100, locale: useLocale() });
  return (
    <div className={css.bar}>
      <div className={styles.line}>
        <bdi className={css.name}>{name}</bdi>
        <span>{percent}</span>
      </div>
      <Progress
        kind="upload"
        label={t({ id: 'document.sending', message: 'Sending' })}
        valueText={percent}
        value={part}
      />
      <div>
        <Button variant="ghost" size="small" icon={<X />} onClick={cancel}>
          <Trans id="document.cancel">Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

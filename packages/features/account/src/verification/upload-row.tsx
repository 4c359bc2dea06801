import { hasUploadExtension, UPLOAD_MESSAGES } from '@baize/domain/uploads';
import { useValidationMessage } from '@baize/forms/validation-message';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { formatPercent } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { Button } from '@baize/ui/button';
import { Progress } from '@baize/ui/progress';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, RefreshCw, WifiOff, X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { document as row, name as nameStyle } from './documents.css.ts';
import { FilePreview } from './file-preview.tsx';
import * as css from './upload.css.ts';
import type { UploadItem } from './upload-item.ts';

interface UploadRowProps {
  item: UploadItem;
  onRetry(): void;
  onRemove(): void;
  /** The row goes while the focus is in it. */
  onFocusLost(): void;
}

/** One file that is chosen and not sent yet: how far it is or what is wrong with it, and what can be done about it. */
export function UploadRow({ item, onRetry, onRemove, onFocusLost }: UploadRowProps) {
  const { t } = useLingui();
  const element = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  const { file, state } = item;
  const { name } = file;
  const hasEnded = state.kind === 'refused' || state.kind === 'failed';
  // Whole at the platform, it cannot be called off any more: once it is answered it can be deleted.
  const isDelivered = state.kind === 'sending' && state.total > 0 && state.sent >= state.total;
  return (
    <li ref={element} className={`${row} ${css.row}`}>
      <FilePreview file={file} />
      <div className={css.body}>
        <bdi className={nameStyle}>{name}</bdi>
        <UploadStatus item={item} />
      </div>
      {state.kind === 'failed' ? (
        <Button
          className={css.retry}
          variant="secondary"
          icon={<RefreshCw />}
          aria-label={t({ id: 'verification.try-again.name', message: `Try again: ${name}` })}
          onClick={onRetry}
        >
          <Trans id="button.try-again">Try again</Trans>
        </Button>
      ) : null}
      {/* One button in all states, so that the focus stays on it when they change. */}
      <Button
        className={isDelivered ? `${css.remove} ${css.off}` : css.remove}
        variant="ghost"
        icon={<X />}
        aria-label={
          hasEnded
            ? t({ id: 'verification.remove.name', message: `Remove ${name}` })
            : t({ id: 'verification.cancel.name', message: `Cancel ${name}` })
        }
        aria-disabled={isDelivered || undefined}
        onClick={isDelivered ? undefined : onRemove}
      >
        <span className={css.removeLabel}>
          {hasEnded ? (
            <Trans id="verification.remove">Remove</Trans>
          ) : (
            <Trans id="document.cancel">Cancel</Trans>
          )}
        </span>
      </Button>
    </li>
  );
}

function UploadStatus({ item: { file, state } }: { item: UploadItem }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const { name } = file;
  switch (state.kind) {
    case 'checking':
    case 'queued':
      return (
        <p className={css.status}>
          <Trans id="verification.queued">Waiting for its turn</Trans>
        </p>
      );
    case 'offline':
      return (
        <p className={css.waiting}>
          <WifiOff aria-hidden />
          <Trans id="verification.offline">Waiting for the connection. It is sent again by itself.</Trans>
        </p>
      );
    case 'refused':
      return (
        <Problem name={name}>
          <RefusedFile file={file} problem={state.problem} />
        </Problem>
      );
    case 'failed':
      return <Problem name={name}>{i18n._(otherErrorMessages['error.upload'])}</Problem>;
    case 'sending': {
      const part = state.total > 0 ? state.sent / state.total : 0;
      // Whole ones: the hundredths would flicker, and be read out.
      const percent = formatPercent({ share: Math.floor(part * 100) / 100, locale });
      return (
        <>
          <p className={css.status}>
            {part < 1 ? (
              <>
                <Trans id="document.sending">Sending</Trans> <bdi className={css.percent}>{percent}</bdi>
              </>
            ) : (
              <Trans id="verification.delivered">
                Sent, waiting for the answer. You can delete it afterwards.
              </Trans>
            )}
          </p>
          <div className={css.bar}>
            <Progress
              kind="upload"
              label={t({ id: 'verification.sending.name', message: `Sending ${name}` })}
              valueText={percent}
              value={part}
            />
          </div>
        </>
      );
    }
  }
}

/** Why a file cannot be taken; of an empty one its kind is no reason. */
function RefusedFile({ file: { name, size }, problem }: { file: File; problem: string }) {
  const words = useValidationMessage();
  const isUnusable = problem === UPLOAD_MESSAGES.type && hasUploadExtension(name);
  if (isUnusable && size === 0)
    return <Trans id="verification.empty">This file is empty. Choose another one, or take a photo.</Trans>;
  return (
    <>
      {words(problem)}
      {isUnusable ? (
        <>
          <br />
          <Trans id="verification.damaged">
            This file is damaged, or another kind than its name says. Save it again, or take a photo.
          </Trans>
        </>
      ) : null}
    </>
  );
}

/** What went wrong; read out with the name, which stands above it for who sees it. */
function Problem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className={css.problem} role="alert">
      <CircleAlert aria-hidden />
      <span>
        <VisuallyHidden>
          <bdi>{name}</bdi>
          {': '}
        </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}

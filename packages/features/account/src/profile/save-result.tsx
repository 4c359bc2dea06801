import { ApiFailure } from '@baize/api/failure';
import { failureMessage } from '@baize/domain/errors';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { Alert } from '@baize/ui/alert';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { focusPlace, whole } from '../layout/account-page.css.ts';
import { DocumentsLink } from './documents-link.tsx';
import { documentsNeededAgain } from './profile-notes.tsx';

interface SaveResultProps {
  failure: Error | null;
  saved: { message: string | null } | null;
  /** Whether documents are needed again since. */
  isKycLost: boolean;
}

/** What became of the last sending, beside the button that sent it: the platform's own words, or ours where it has none (PRF-01). */
export function SaveResult({ failure, saved, isKycLost }: SaveResultProps) {
  const { i18n, t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const isSaved = saved !== null;
  // With nothing left to send the button is off, and the focus that it had would be nowhere.
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled');
    if (isSaved && isLost) place.current?.focus();
  }, [isSaved]);
  if (saved !== null) {
    return (
      <div ref={place} tabIndex={-1} className={`${whole} ${focusPlace}`}>
        <Alert tone="success" announce="now">
          <div>{saved.message ?? t({ id: 'profile.saved', message: 'Your profile is saved.' })}</div>
          {isKycLost ? (
            <div>
              {i18n._(documentsNeededAgain)} <DocumentsLink />
            </div>
          ) : null}
        </Alert>
      </div>
    );
  }
  if (failure === null) return null;
  const known = failure instanceof ApiFailure ? failure : null;
  const fields = Object.keys(known?.fieldErrors ?? {}).length > 0 ? 'with-errors' : 'none';
  const general = failureMessage({ status: known?.status, kind: known?.kind ?? 'offline', fields });
  return (
    <div className={whole}>
      <Alert tone="danger" announce="now">
        <div>{hasOwnWords(known) ? known.message : i18n._(otherErrorMessages[general])}</div>
        {known?.isUnheard === true ? (
          <div>
            {t({
              id: 'profile.unknown',
              message: 'It may have been saved all the same. Send it again: nothing is done twice.',
            })}
          </div>
        ) : null}
        {/* A line of its own: the platform's words may end without a full stop. */}
        <div>{t({ id: 'form.input-kept', message: 'What you typed is still here.' })}</div>
      </Alert>
    </div>
  );
}

/** Whether the platform said no in words of its own; what a server in trouble says is for nobody's eyes. */
function hasOwnWords(failure: ApiFailure | null): failure is ApiFailure {
  return failure !== null && failure.message !== '' && failure.kind !== 'server';
}

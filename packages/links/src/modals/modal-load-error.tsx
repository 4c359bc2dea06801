import { useLingui } from '@lingui/react/macro';
import { Button } from '@baize/ui/button';
import { useEffect, useId } from 'react';
import { failed, failedActions, failedTitle } from './modals.css.ts';

/** Stands where a dialog should: drawn without the dialog's own code, which may be what is missing. */
export function ModalLoadError({ close, retry }: { close(): void; retry(): void }) {
  const { t } = useLingui();
  const title = useId();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);
  return (
    <div role="alertdialog" aria-labelledby={title} className={failed}>
      <h2 id={title} className={failedTitle}>
        {t({ id: 'modal.load-failed.title', message: 'This window did not load' })}
      </h2>
      <p>
        {t({
          id: 'modal.load-failed.text',
          message: 'The connection was lost or the site has been updated. Nothing you did is lost.',
        })}
      </p>
      <div className={failedActions}>
        <Button autoFocus onClick={retry}>
          {t({ id: 'msg.try.again', message: 'Try again' })}
        </Button>
        <Button variant="outline" onClick={() => window.location.reload()}>
          {t({ id: 'error.reload', message: 'Reload the page' })}
        </Button>
        <Button variant="ghost" onClick={close}>
          {t({ id: 'button.close', message: 'Close' })}
        </Button>
      </div>
    </div>
  );
}

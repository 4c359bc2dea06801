import { useLingui } from '@lingui/react/macro';
import { Button } from '@baize/ui/button';
import { actions, text } from './error-page-layout.css.ts';

/** Stands where a part of a page should whose code did not come. */
export function SectionLoadError() {
  const { t } = useLingui();
  return (
    <div className={actions}>
      <p role="alert" className={text}>
        {t({
          id: 'error.chunk.text',
          message: 'Part of this page did not load. The connection was lost or the site has been updated.',
        })}
      </p>
      <Button variant="outline" onClick={() => window.location.reload()}>
        {t({ id: 'error.reload', message: 'Reload the page' })}
      </Button>
    </div>
  );
}

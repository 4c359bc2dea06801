import { useLingui } from '@lingui/react/macro';
import { Button } from '@baize/ui/button';
import { TriangleAlert } from 'lucide-react';
import { lazy, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPageLayout, BackToLobbyLink } from '@baize/page/error-page';
import { report } from '@baize/page/report';
import { isChunkLoadError, reloadOnce } from './chunk-load-error.ts';

/** What stands in place of a page that does not exist or has failed. */
export function PageError() {
  const problem = useRouteError();
  const notFound = isRouteErrorResponse(problem) && problem.status === 404;
  const missing = isChunkLoadError(problem);
  useEffect(() => {
    if (missing) reloadOnce();
    else if (!notFound) report('A page failed.', problem);
  }, [missing, notFound, problem]);
  return notFound ? <NotFound /> : <PageFailure cause={missing ? 'missing-code' : 'fault'} />;
}

/** Its code is fetched where there is nothing else to show. */
export const NotFound = lazy(() => import('./not-found.tsx').then((m) => ({ default: m.NotFound })));

export function PageFailure({ cause }: { cause: 'missing-code' | 'fault' }) {
  const { t } = useLingui();
  const heading = t({ id: 'error.page.title', message: 'Something went wrong' });
  return (
    <ErrorPageLayout
      icon={<TriangleAlert size={36} strokeWidth={1.6} />}
      heading={heading}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>
            {t({ id: 'error.reload', message: 'Reload the page' })}
          </Button>
          <BackToLobbyLink />
        </>
      }
    >
      <title>{heading}</title>
      <p role="alert">
        {cause === 'missing-code'
          ? t({
              id: 'error.chunk.text',
              message:
                'Part of this page did not load. The connection was lost or the site has been updated.',
            })
          : t({
              id: 'error.page.text',
              message: 'This page could not be shown. Your account is not affected.',
            })}
      </p>
    </ErrorPageLayout>
  );
}

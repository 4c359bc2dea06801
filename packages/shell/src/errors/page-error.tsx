import { useLingui } from '@lingui/react/macro';
import { Button } from '@baize/ui/button';
import { TriangleAlert } from 'lucide-react';
import { lazy, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isMissingCode, reloadOnce } from './missing-code.ts';
import { report } from './report.ts';
import { StandIn } from './stand-in.tsx';
import { ToLobby } from './to-lobby.tsx';

/** What stands in place of a page that does not exist or has failed. */
export function PageError() {
  const problem = useRouteError();
  const notFound = isRouteErrorResponse(problem) && problem.status === 404;
  const missing = isMissingCode(problem);
  useEffect(() => {
    if (missing) reloadOnce();
    else if (!notFound) report('A page failed.', problem);
  }, [missing, notFound, problem]);
  return notFound ? <NotFound /> : <Failed cause={missing ? 'missing-code' : 'fault'} />;
}

/** Its code is fetched where there is nothing else to show. */
export const NotFound = lazy(() => import('./not-found.tsx').then((m) => ({ default: m.NotFound })));

export function Failed({ cause }: { cause: 'missing-code' | 'fault' }) {
  const { t } = useLingui();
  const heading = t({ id: 'error.page.title', message: 'Something went wrong' });
  return (
    <StandIn
      picture={<TriangleAlert size={36} strokeWidth={1.6} />}
      heading={heading}
      ways={
        <>
          <Button onClick={() => window.location.reload()}>
            {t({ id: 'error.reload', message: 'Reload the page' })}
          </Button>
          <ToLobby />
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
    </StandIn>
  );
}

import { useLingui } from '@lingui/react/macro';
import { localizedPath, splitLocale } from '@baize/domain/locales';
import { Button, buttonClass } from '@baize/ui/button';
import { SearchX, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { isMissingCode, reloadOnce } from './missing-code.ts';
import { report } from './report.ts';
import { StandIn } from './stand-in.tsx';

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

export function NotFound() {
  const { t } = useLingui();
  const heading = t({ id: 'error.not-found.title', message: 'There is nothing at this address' });
  return (
    <StandIn picture={<SearchX size={36} strokeWidth={1.6} />} heading={heading} ways={<ToLobby />}>
      <title>{heading}</title>
      <p>
        {t({
          id: 'error.not-found.text',
          message: 'The address may have been typed wrong, or the page has moved.',
        })}
      </p>
    </StandIn>
  );
}

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

/** The address alone tells the language: a page that failed early knows nothing else. */
function ToLobby() {
  const { t } = useLingui();
  const { locale } = splitLocale(useLocation().pathname);
  return (
    <Link
      to={localizedPath({ path: '/', locale })}
      className={buttonClass({ variant: 'secondary', size: 'medium' })}
    >
      {t({ id: 'nav.back-to-lobby', message: 'Back to the lobby' })}
    </Link>
  );
}

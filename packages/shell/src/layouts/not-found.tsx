import { Button } from '@baize/ui/button';
import { Input } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';
import { Search, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTarget } from '@baize/links';
import { ErrorPageLayout, BackToLobbyLink } from '@baize/page/error-page';
import { PageHead } from '@baize/page/page-head';
import { field, search } from './not-found.css.ts';

/** Nothing stands at this address (NAV-03): look for it, or take what a brand offers beneath. */
export function NotFound({
  heading: own,
  text,
  children,
}: {
  heading?: string;
  text?: string;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const heading = own ?? t({ id: 'error.not-found.title', message: 'There is nothing at this address' });
  return (
    <>
      <ErrorPageLayout
        icon={<SearchX size={36} strokeWidth={1.6} />}
        heading={heading}
        actions={<BackToLobbyLink />}
      >
        <PageHead title={heading} isNotFound />
        <p>
          {text ??
            t({
              id: 'error.not-found.text',
              message: 'The address may have been typed wrong, or the page has moved.',
            })}
        </p>
        <SearchField />
      </ErrorPageLayout>
      {children}
    </>
  );
}

/** A plain form: it works before the page is alive, and where it never will be. */
function SearchField() {
  const { t } = useLingui();
  const casino = usePageTarget('casino');
  if (!casino || casino.external) return null;
  const label = t({ id: 'search.label', message: 'Search games and studios' });
  return (
    <form role="search" action={casino.href} className={search}>
      <Input
        type="search"
        name="search"
        className={field}
        aria-label={label}
        placeholder={label}
        maxLength={100}
        required
      />
      <Button type="submit" variant="primary" icon={<Search />}>
        {t({ id: 'search.submit', message: 'Search' })}
      </Button>
    </form>
  );
}

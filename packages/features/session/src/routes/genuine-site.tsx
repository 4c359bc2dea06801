import { useHydrated } from '@baize/shell/clock';
import { PathLink } from '@baize/shell/links';
import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { SectionErrorBoundary } from '@baize/shell/section-error-boundary';
import { linkClass } from '@baize/ui/link';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import * as css from '../mirrors/address-check.css.ts';

const AddressCheck = lazy(async () => ({
  default: await (await import('../lazy-dialogs.ts')).loadAddressCheck(),
}));

/** Whether the player is at an address of the brand: by the signed list, and by what no page can vouch for (MIR-01). */
export default function GenuineSitePage() {
  const { t } = useLingui();
  const title = t({ id: 'genuine.title', message: 'Is this the genuine site?' });
  const lead = t({
    id: 'genuine.lead',
    message:
      'Copies of casinos collect passwords and deposits. Here you see whether you are at one of our own addresses.',
  });
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <PageHead title={title} description={lead} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {useHydrated() ? <Check /> : <Checking />}
      <section className={css.section} aria-labelledby="check-yourself">
        <h2 id="check-yourself" className={css.heading}>
          {t({ id: 'genuine.yourself', message: 'What you can check yourself' })}
        </h2>
        <ul className={css.steps}>
          <li>
            {t({
              id: 'genuine.address-bar',
              message:
                'Read the address in your browser, letter by letter. A copy can show this page too; it cannot show our address there.',
            })}
          </li>
          <li>
            {t({
              id: 'genuine.bookmark',
              message: 'Come by your own bookmark, not by a link in a message or an advertisement.',
            })}
          </li>
          <li>
            {t({
              id: 'genuine.never-ask',
              message: 'We never ask for your password or a code by e-mail, chat or phone.',
            })}
          </li>
        </ul>
        <p className={css.lead}>
          <PathLink to="/contacts" className={linkClass}>
            {t({ id: 'genuine.report', message: 'Report a copy to support' })}
          </PathLink>
        </p>
      </section>
    </div>
  );
}

function Check() {
  return (
    <SectionErrorBoundary fallback={<Unchecked />}>
      <Suspense fallback={<Checking />}>
        <AddressCheck />
      </Suspense>
    </SectionErrorBoundary>
  );
}

function Checking() {
  const { t } = useLingui();
  return (
    <p className={css.lead}>
      {t({ id: 'genuine.checking', message: 'Your address is checked once the page has loaded.' })}
    </p>
  );
}

function Unchecked() {
  const { t } = useLingui();
  return (
    <p role="alert" className={css.lead}>
      {t({
        id: 'genuine.unchecked',
        message:
          'The check could not be loaded, so nothing is known about this address. Load the page again.',
      })}
    </p>
  );
}

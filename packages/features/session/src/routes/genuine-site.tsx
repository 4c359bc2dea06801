import { useHydrated } from '@baize/page/clock';
import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { SectionErrorBoundary, SectionLoadError } from '@baize/page/section-errors';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import * as css from '../mirrors/address-check.css.ts';
import { WithoutScripts } from '../mirrors/without-scripts.tsx';

const AddressCheck = lazy(async () => ({
  default: await (await import('../lazy-dialogs.ts')).loadAddressCheck(),
}));

/** Whether the player is at an address of the brand: by the signed list, and by what no page can vouch for (MIR-01). */
export default function GenuineSitePage() {
  const { t } = useLingui();
  const title = t({ id: 'genuine.title', message: 'Is this the genuine site?' });
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <PageHead title={title} />
      <h1 className={css.title}>{title}</h1>
      {useHydrated() ? <Check /> : <Checking />}
    </div>
  );
}

function Check() {
  return (
    <SectionErrorBoundary fallback={<SectionLoadError />}>
      <Suspense fallback={<Checking />}>
        <AddressCheck />
      </Suspense>
    </SectionErrorBoundary>
  );
}

function Checking() {
  const { t } = useLingui();
  return (
    <>
      <p className={css.lead}>
        {t({
          id: 'genuine.checking',
          message: 'The address in your browser’s address bar is checked once the page has loaded.',
        })}
      </p>
      {/* Drawn by the server alone, which has every message: without scripts nothing here is checked. */}
      <noscript>
        <WithoutScripts />
      </noscript>
    </>
  );
}

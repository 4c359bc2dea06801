import { useHydrated } from '@baize/page/clock';
import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLinkToken } from '../form/link-token.ts';
import { position, title } from './verify-email.css.ts';

const Confirmation = lazy(async () => ({
  default: (await import('../verify/confirmation.tsx')).Confirmation,
}));

/** Where the link leads that confirms an e-mail address (NAV-05). */
export default function VerifyEmailPage() {
  const { t } = useLingui();
  const name = t({ id: 'verify.title', message: 'Confirm your e-mail address' });
  const hydrated = useHydrated();
  return (
    <div className={`${pageColumn} ${position}`}>
      <PageHead title={name} />
      <h1 className={title}>{name}</h1>
      {hydrated ? <Confirm /> : <VerifySkeleton />}
    </div>
  );
}

function Confirm() {
  return (
    <SectionErrorBoundary fallback={<VerifySkeleton />}>
      <Suspense fallback={<VerifySkeleton />}>
        <WithToken />
      </Suspense>
    </SectionErrorBoundary>
  );
}

function WithToken() {
  return <Confirmation token={useLinkToken()} />;
}

function VerifySkeleton() {
  const { t } = useLingui();
  return <p>{t({ id: 'verify.pending', message: 'One moment, your address is being confirmed.' })}</p>;
}

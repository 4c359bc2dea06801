import { useHydrated } from '@baize/shell/clock';
import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { PartBoundary } from '@baize/shell/part-boundary';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLinkToken } from '../form/link-token.ts';
import { place, title } from './verify-email.css.ts';

const Confirmation = lazy(async () => ({
  default: (await import('../verify/confirmation.tsx')).Confirmation,
}));

/** Where the link leads that confirms an e-mail address (NAV-05). */
export default function VerifyEmailPage() {
  const { t } = useLingui();
  const name = t({ id: 'verify.title', message: 'Confirm your e-mail address' });
  const hydrated = useHydrated();
  return (
    <div className={`${pageColumn} ${place}`}>
      <PageHead title={name} />
      <h1 className={title}>{name}</h1>
      {hydrated ? <Confirm /> : <Moment />}
    </div>
  );
}

function Confirm() {
  return (
    <PartBoundary fallback={<Moment />}>
      <Suspense fallback={<Moment />}>
        <WithToken />
      </Suspense>
    </PartBoundary>
  );
}

function WithToken() {
  return <Confirmation token={useLinkToken()} />;
}

function Moment() {
  const { t } = useLingui();
  return <p>{t({ id: 'verify.pending', message: 'One moment, your address is being confirmed.' })}</p>;
}

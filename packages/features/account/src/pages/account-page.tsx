import { ModalLink } from '@baize/links';
import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import { withDeferredMessages } from '@baize/shell/deferred-messages';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { RecordsError } from '../records/record-states.tsx';
import { AccountTabs } from '../layout/account-tabs.tsx';
import { CloseAccountLink } from '../layout/close-account-link.tsx';
import * as styles from '../layout/account-page.css.ts';
import { AccountFormSkeleton } from '../layout/account-form-skeleton.tsx';
import { DocumentsSkeleton } from '../verification/documents-skeleton.tsx';

/** Its words are of the rare part: no other page waits for them. */
const loadDocuments = () => import('../verification/player-documents.tsx');

const VIEWS = {
  profile: lazy(async () => ({ default: (await import('../profile/player-profile.tsx')).PlayerProfile })),
  verification: lazy(async () => ({
    default: (await withDeferredMessages(loadDocuments, 'rare')).PlayerDocuments,
  })),
} as const;

/** A page about the player themselves: their own view, a visitor's way in, or the boxes of what is coming. */
export function AccountPage({ name, view }: { name: string; view: keyof typeof VIEWS }) {
  const { phase } = useSession();
  const View = VIEWS[view];
  return (
    <div className={`${pageColumn} ${styles.page}`}>
      <PageHead title={name} />
      <h1 className={styles.title}>{name}</h1>
      <AccountTabs here={view} />
      {phase === 'signed-out' ? (
        <Visitor />
      ) : (
        <PlayerBoundary
          fallback={view === 'verification' ? <DocumentsSkeleton /> : <AccountFormSkeleton />}
          errorFallback={
            <Card>
              <RecordsError onRetry={() => window.location.reload()} />
            </Card>
          }
        >
          <View />
        </PlayerBoundary>
      )}
      {view === 'profile' && phase !== 'signed-out' ? <CloseAccountLink /> : null}
    </div>
  );
}

function Visitor() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        illustration={<Illustration name="login" />}
        title={<Trans id="limits.visitor.title">Log in first</Trans>}
        action={
          <ModalLink modal="login" className={buttonClass()}>
            {t({ id: 'login.title', message: 'Log in' })}
          </ModalLink>
        }
      >
        <Trans id="account.visitor">Your details and documents are yours alone. Log in to see them.</Trans>
      </EmptyState>
    </Card>
  );
}

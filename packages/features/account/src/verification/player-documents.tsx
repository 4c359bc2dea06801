import type { UserDetails } from '@baize/api/endpoints/session';
import { documentLabelsQuery, documentsQuery } from '@baize/api/queries/documents';
import { uploadReview } from '@baize/i18n/catalogue/uploads';
import { TargetLink } from '@baize/links';
import { RECORD_PARAM, useRecordTarget } from '@baize/links/record-target';
import { usePage } from '@baize/page';
import { useApi, usePlayer } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Card } from '@baize/ui/card';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import * as styles from '../layout/account-page.css.ts';
import * as backLink from '../layout/back-link.css.ts';
import { RecordsError } from '../records/record-states.tsx';
import { KycBadge } from './badges.tsx';
import { DocumentKinds } from './document-kinds.tsx';
import { DocumentCardsSkeleton, DocumentsSkeleton } from './documents-skeleton.tsx';
import { hasMissing } from '@baize/player/document-status';
import { LeaveQuestion } from './leave-question.tsx';
import { isUnderWay } from './upload-item.ts';
import { useIgnoreStrayDrops } from './use-file-drop.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** How often a review that is on its way is looked at; not in a hidden tab. */
const REVIEW_POLL_MS = 30_000;

/** The documents the platform asks for, and where each stands; inside a `PlayerBoundary` (PRF-07). */
export function PlayerDocuments() {
  const player = usePlayer();
  return player ? <KnownPlayerDocuments player={player} /> : <DocumentsSkeleton />;
}

function KnownPlayerDocuments({ player }: { player: UserDetails }) {
  const api = useApi();
  const { settings } = usePage();
  const labels = useQuery(documentLabelsQuery(api));
  const documents = useQuery({
    ...documentsQuery(api),
    // A decision is shown where it is waited for.
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'pending') ? REVIEW_POLL_MS : false,
  });
  const queue = useUploadQueue(player.getUser.userId);
  useIgnoreStrayDrops();
  const waits = !settings.allowKYCBeforeDeposit && player.depositCount === 0;
  const again = () => {
    void labels.refetch();
    void documents.refetch();
  };
  return (
    <div className={styles.beside}>
      <div className={styles.stack}>
        <BackToPayment />
        {waits ? (
          <Alert>
            <Trans id="account.verification.after-deposit">
              You are asked for documents after your first deposit, not before.
            </Trans>
          </Alert>
        ) : null}
        {labels.isLoadingError || documents.isLoadingError ? (
          <Card>
            <RecordsError onRetry={again} />
          </Card>
        ) : null}
        {labels.data && documents.data ? (
          <DocumentKinds
            labels={labels.data}
            documents={documents.data}
            uploads={waits ? 'closed' : 'open'}
            queue={queue}
          />
        ) : null}
        {labels.isPending || documents.isPending ? <DocumentCardsSkeleton /> : null}
      </div>
      <VerificationStatus
        status={player.getUser.kycStatus}
        isActionNeeded={hasMissing(labels.data, documents.data)}
      />
      <LeaveQuestion underWay={queue.items.filter(isUnderWay).length} />
    </div>
  );
}

/** Where the whole stands, why it is asked, and how long it takes: in plain words. */
function VerificationStatus(props: ComponentProps<typeof KycBadge>) {
  const { i18n, t } = useLingui();
  return (
    <aside className={styles.side}>
      <Card as="section" className={styles.stack}>
        <div className={styles.line}>
          <h2 className={styles.head}>{t({ id: 'account.verification', message: 'Verification' })}</h2>
          <KycBadge {...props} />
        </div>
        <p className={styles.small}>
          <Trans id="kyc.why">
            The law asks us to know who we pay. Most players send two documents, once. Until then you can play
            and read everything.
          </Trans>
        </p>
        <p className={styles.small}>{i18n._(uploadReview)}</p>
      </Card>
    </aside>
  );
}

/** The way back for whoever came from a payment that waits for documents. */
function BackToPayment() {
  const [query] = useSearchParams();
  const target = useRecordTarget(query.get(RECORD_PARAM));
  if (target === null) return null;
  return (
    <TargetLink target={target} className={`${linkClass} ${backLink.back}`}>
      <ChevronLeft size={18} aria-hidden className={backLink.arrow} />
      <Trans id="nav.back">Back to where you were</Trans>
    </TargetLink>
  );
}

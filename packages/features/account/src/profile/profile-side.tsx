import { documentLabelsQuery, documentsQuery } from '@baize/api/queries/documents';
import { PathLink } from '@baize/links';
import { useApi } from '@baize/player';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import * as styles from '../layout/account-page.css.ts';
import { DocumentBadge, KycBadge } from '../verification/badges.tsx';
import { getDocumentStatus, hasMissing } from '@baize/player/document-status';
import { DocumentsLink } from './documents-link.tsx';
import type { ProfileUser } from './profile-context.ts';
import { LockedFieldsReason } from './profile-notes.tsx';

/** Beside the form: why some fields are fixed, what a change brings with it, and where the documents stand. */
export function ProfileSide({ user }: { user: ProfileUser }) {
  return (
    <aside className={styles.side}>
      <Card as="section" className={styles.stack}>
        <div className={styles.signed}>
          <Lock size={18} aria-hidden />
          <h2 className={styles.head}>
            <Trans id="profile.locked.title">Why some fields are locked</Trans>
          </h2>
        </div>
        <p className={styles.small}>
          <LockedFieldsReason />
        </p>
        <div>
          <PathLink to="/contacts" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            <Trans id="profile.support">Contact support</Trans>
          </PathLink>
        </div>
        <PathLink to="/profile/change-password" className={linkClass}>
          <Trans id="profile.change-contact">Change e-mail or phone</Trans>
        </PathLink>
      </Card>
      <Card as="section" className={styles.stack}>
        <Documents status={user.kycStatus} />
      </Card>
    </aside>
  );
}

function Documents({ status }: { status: string | null }) {
  const { t } = useLingui();
  const api = useApi();
  const labels = useQuery(documentLabelsQuery(api));
  const documents = useQuery(documentsQuery(api));
  const asked = (labels.data ?? []).filter(
    ({ id, required }) => required || documents.data?.some(({ labelId }) => labelId === id),
  );
  return (
    <>
      <div className={styles.line}>
        <h2 className={styles.head}>{t({ id: 'account.verification', message: 'Verification' })}</h2>
        <KycBadge status={status} isActionNeeded={hasMissing(labels.data, documents.data)} />
      </div>
      {documents.data
        ? asked.map((label) => (
            <div key={label.id} className={styles.named}>
              <span className={styles.small}>{label.name}</span>
              <DocumentBadge status={getDocumentStatus(documents.data, label.id)} />
            </div>
          ))
        : null}
      <DocumentsLink />
    </>
  );
}

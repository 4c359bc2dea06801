import { documentLabelsQuery, documentsQuery } from '@baize/api/queries/documents';
import { TargetLink, usePageTarget } from '@baize/links';
import { withRecord } from '@baize/links/record-target';
import { usePage } from '@baize/page';
import { Alert } from '@baize/ui/alert';
import { buttonClass } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../player/player.ts';
import { isMissing } from './document-status.ts';
import * as styles from './missing-documents.css.ts';

/** The names of the documents that are requested or were rejected; empty while, or where, they cannot be read. */
export function useMissingDocuments({ enabled }: { enabled: boolean }): string[] {
  const api = useApi();
  const labels = useQuery({ ...documentLabelsQuery(api), enabled });
  const documents = useQuery({ ...documentsQuery(api), enabled });
  if (!enabled || !labels.data || !documents.data) return [];
  return labels.data.filter(({ id }) => isMissing(documents.data, id)).map(({ name }) => name);
}

/** Where the player's documents are; null where the settings have no such page. */
export function useDocumentsTarget(): ReturnType<typeof usePageTarget> {
  const { navigation } = usePage().settings;
  return usePageTarget(navigation === 'panel' ? 'verification2' : 'verification');
}

interface MissingDocumentsProps {
  names: readonly string[];
  /** The payment that the documents' page links back to; null while there is none. */
  record: string | null;
}

/** Names the missing documents and links to their page; no payment says what it waits for (PRF-07). */
export function MissingDocuments({ names, record }: MissingDocumentsProps) {
  const { locale } = usePage();
  const page = useDocumentsTarget();
  const target = record === null ? page : withRecord(page, record);
  const list = new Intl.ListFormat(locale).format(names);
  return (
    <Alert tone="warning">
      <div className={styles.stack}>
        <span>
          <Trans id="records.documents">
            These documents are still missing: {list}. A payment can wait until they are checked.
          </Trans>
        </span>
        {target === null ? null : (
          <div>
            <TargetLink target={target} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              <Trans id="profile.documents">See your documents</Trans>
            </TargetLink>
          </div>
        )}
      </div>
    </Alert>
  );
}

import { Card } from '@baize/ui/card';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import * as styles from '../layout/account-page.css.ts';

const KINDS = ['a', 'b', 'c'];

/** The boxes of documents that are coming: a card for each kind, with its heading, its hint and the place for a file. */
export function DocumentCardsSkeleton() {
  return (
    <div className={styles.stack} aria-busy>
      <VisuallyHidden>
        <Trans id="records.loading">Loading</Trans>
      </VisuallyHidden>
      {KINDS.map((kind) => (
        <Card key={kind} className={styles.stack}>
          <Skeleton height={28} shape="block" />
          <Skeleton height={20} shape="block" />
          <Skeleton height={132} shape="block" />
        </Card>
      ))}
    </div>
  );
}

/** The same with what stands beside it, before anything of the player is known. */
export function DocumentsSkeleton() {
  return (
    <div className={styles.beside}>
      <DocumentCardsSkeleton />
      <Skeleton height={180} shape="block" />
    </div>
  );
}

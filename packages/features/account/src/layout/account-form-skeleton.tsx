import { Card } from '@baize/ui/card';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import * as styles from './account-page.css.ts';

const BOXES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The boxes of a form that is coming. */
export function AccountFormSkeleton() {
  return (
    <div className={styles.beside} aria-busy>
      <VisuallyHidden>
        <Trans id="records.loading">Loading</Trans>
      </VisuallyHidden>
      <Card className={styles.pairs}>
        {BOXES.map((box) => (
          <Skeleton key={box} height={76} shape="block" />
        ))}
      </Card>
      <Skeleton height={180} shape="block" />
    </div>
  );
}

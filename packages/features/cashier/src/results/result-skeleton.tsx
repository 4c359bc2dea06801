import { Skeleton } from '@baize/ui/skeleton';
import * as styles from '../receipt/result.css.ts';

/** The box of the evidence, which comes once it is known what stands above it. */
export function EvidenceSkeleton() {
  return <Skeleton height={184} shape="block" />;
}

/** The boxes of a result that is being looked up; its title says so. */
export function ResultSkeleton() {
  return (
    <>
      <div className={styles.header}>
        <Skeleton width={56} height={56} shape="block" />
        <Skeleton width={128} height={32} />
      </div>
      <Skeleton height={48} />
      <EvidenceSkeleton />
    </>
  );
}

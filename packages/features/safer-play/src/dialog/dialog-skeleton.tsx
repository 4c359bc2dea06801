import { Skeleton } from '@baize/ui/skeleton';
import * as css from './dialog.css.ts';

/** The boxes of a tool that is being read. */
export function DialogSkeleton() {
  return (
    <div className={css.body} aria-busy>
      <Skeleton height={48} shape="block" />
      <Skeleton width="70%" height={20} />
      <Skeleton height={44} shape="block" />
    </div>
  );
}

import { Skeleton } from '@baize/ui/skeleton';
import { SessionsCard } from './sessions-card.tsx';
import * as css from './sessions.css.ts';

/** The boxes of this device and of two earlier log-ins. */
export function SessionsSkeleton() {
  return (
    <SessionsCard isLoading>
      <ul className={css.list}>
        {['50%', '40%', '45%'].map((width) => (
          <li key={width} className={css.row}>
            <Skeleton width={40} height={40} />
            <span className={css.facts}>
              <Skeleton width={width} height={16} />
              <Skeleton width="70%" />
            </span>
          </li>
        ))}
      </ul>
    </SessionsCard>
  );
}

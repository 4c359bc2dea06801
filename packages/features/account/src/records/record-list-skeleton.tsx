import { Card } from '@baize/ui/card';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { useZoneLabel, ZoneNote } from '@baize/page/clock';
import type { ListName } from './record-container.ts';
import * as table from './record-table.css.ts';
import * as styles from './records.css.ts';

/** More than any screen shows at once, so that nothing below is seen to move. */
const ROWS = Array.from({ length: 12 }, (_, place) => place);

/** A list that is coming: boxes as high as its rows, or as its cards where there is no room for rows. */
export function RecordListSkeleton({ list }: { list: ListName }) {
  const look = table.parts[list];
  // Known a moment after the first paint; it takes a row of its own where the list is narrow.
  const zone = useZoneLabel();
  return (
    <Card data-list="">
      <div aria-busy>
        <VisuallyHidden>
          <Trans id="records.loading">Loading</Trans>
        </VisuallyHidden>
        <p className={styles.line}>
          <span className={styles.countWaiting}>
            <Skeleton width={72} />
          </span>
          <span className={styles.zoneRow}>
            {zone === null ? (
              <span className={styles.countWaiting}>
                <Skeleton width={280} />
              </span>
            ) : (
              <ZoneNote />
            )}
          </span>
        </p>
        <div className={table.container}>
          <div className={look.waitingHead} />
          <div className={look.body}>
            {ROWS.map((row) => (
              <div key={row} className={look.waitingRow} data-waiting-row="">
                <Skeleton height="100%" shape="block" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </Card>
  );
}

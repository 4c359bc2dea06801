import { Lock, RotateCw } from 'lucide-react';
import { Alert } from '../alert/alert.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ProgressRing } from '../progress-ring/progress-ring.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { Progress, ProgressSteps } from '../progress/progress.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Stack } from '../story-layout.tsx';
import * as styles from './component-overview.css.ts';

/** Cards, progress and the dial. */
export function OverviewCards() {
  return (
    <div className={styles.pair}>
      <section>
        <h2 className={styles.heading}>Cards</h2>
        <Card>
          <div className={styles.stack}>
            <div className={styles.between}>
              <h3 className={styles.card}>Weekend reload</h3>
              <Badge tone="accent">Deposit</Badge>
            </div>
            <p className={styles.small}>50% up to €100, wager 20 times</p>
            <Progress label="Wagered" valueText="€920 of €2,000 wagered" value={0.46} />
            <div className={styles.between}>
              <span>€920 of €2,000 wagered</span>
              <span className={styles.small}>to 27 Nov</span>
            </div>
          </div>
        </Card>
      </section>
      <section>
        <h2 className={styles.heading}>Progress</h2>
        <Card>
          <div style={{ display: 'flex', gap: 20, alignItems: 'center' }}>
            <ProgressRing minutes={12} seconds={41} size={96} time="shown" />
            <div className={styles.stack} style={{ flex: 1 }}>
              <Progress label="Upload" valueText="64%" value={0.64} kind="upload" />
              <Progress label="Limit used" valueText="88%" value={0.88} kind="limit" />
              <ProgressSteps label="Loyalty: Silver" valueText="340 of 500 to Gold" value={2.5} steps={5} />
            </div>
          </div>
        </Card>
      </section>
    </div>
  );
}

/** Notices and what stands in for things still loading. */
export function OverviewAlerts() {
  return (
    <div className={styles.pair}>
      <section>
        <h2 className={styles.heading}>Alerts</h2>
        <div className={styles.stack}>
          <Alert>You can confirm the raise from Sat 21 Nov, 14:10 your time.</Alert>
          <Alert tone="success">Profile updated.</Alert>
          <Alert tone="warning" icon={<Lock />}>
            The choice stays for at least an hour.
          </Alert>
          <Alert tone="danger">Please check fields with errors.</Alert>
        </div>
      </section>
      <section>
        <h2 className={styles.heading}>Skeletons</h2>
        <Card>
          <Stack maxInlineSize="none">
            <Skeleton shape="block" width={48} height={48} />
            <Skeleton width="40%" />
            <Skeleton width="65%" />
            <Skeleton shape="block" width={190} height={30} />
            <Skeleton />
          </Stack>
        </Card>
      </section>
    </div>
  );
}

/** Places with nothing in them. */
export function OverviewEmptyStates() {
  return (
    <div className={styles.three}>
      <Card>
        <EmptyState
          illustration={<Illustration name="search" />}
          title="No games found"
          action={<Button variant="secondary">Clear search</Button>}
        >
          Nothing matches "pealr". Check the spelling or look at popular games.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          illustration={<Illustration name="failed" />}
          title="Something went wrong"
          action={
            <Button variant="secondary" icon={<RotateCw />}>
              Try again
            </Button>
          }
        >
          The calendar could not be loaded. Nothing was lost. Reference 7F2-A91.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          illustration={<Illustration name="login" />}
          title="Log in to see yours"
          action={<Button>Log in</Button>}
        >
          The accumulator shows your share once you are signed in.
        </EmptyState>
      </Card>
    </div>
  );
}

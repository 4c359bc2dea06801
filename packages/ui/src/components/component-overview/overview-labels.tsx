import {
  BadgeCheck,
  Check,
  CheckCheck,
  Cherry,
  CircleSlash,
  CircleX,
  Clock,
  FlaskConical,
  Hourglass,
  LayoutGrid,
  Loader,
  Radio,
  Sparkles,
  TriangleAlert,
} from 'lucide-react';
import { Badge } from '../badge/badge.tsx';
import { Chip } from '../chip/chip.tsx';
import { Money } from '../money/money.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { WithState, Row } from '../story-layout.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import * as styles from './component-overview.css.ts';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** The type scale at work. */
export function OverviewTextStyles() {
  const lines = [
    { name: 'hero', content: <p className={styles.hero}>Market is open</p> },
    { name: 'title', content: <p className={styles.pageTitle}>Your limits</p> },
    { name: 'section 26', content: <p className={styles.section}>Popular this week</p> },
    { name: 'card 18', content: <p className={styles.card}>Cashback accumulator</p> },
    { name: 'body 15/1.5', content: <p>Lowering works at once. Raising waits 24 hours.</p> },
    { name: 'small 13', content: <p className={styles.small}>Resets Monday 23 November, 00:00 your time</p> },
    { name: 'amount 30', content: <Money size="amount" parts={euros.formatToParts(1248.5)} /> },
    { name: 'clock', content: <p className={styles.clock}>12:41</p> },
  ];
  return (
    <section>
      <h2 className={styles.heading}>Type</h2>
      {lines.map(({ name, content }) => (
        <div key={name} className={styles.typeRow}>
          <span className={styles.small}>{name}</span>
          {content}
        </div>
      ))}
    </section>
  );
}

/** Badges, tabs, segments and chips. */
export function OverviewLabels() {
  return (
    <section className={styles.stack}>
      <h2 className={styles.heading}>Badges and statuses</h2>
      <OverviewBadges />
      <h2 className={styles.heading}>Tabs, segments, chips</h2>
      <WithState initialValue="deposit">
        {(value, change) => (
          <Tabs
            label="Cashier"
            value={value}
            onValueChange={change}
            tabs={[
              { value: 'deposit', label: 'Deposit', panel: null },
              { value: 'withdraw', label: 'Withdraw', panel: null },
              { value: 'history', label: 'History', count: 2, panel: null },
            ]}
          />
        )}
      </WithState>
      <WithState initialValue="weekly">
        {(value, change) => (
          <Row>
            <SegmentedControl
              label="Period"
              value={value}
              onValueChange={change}
              options={[
                { value: 'daily', label: 'Daily' },
                { value: 'weekly', label: 'Weekly' },
                { value: 'monthly', label: 'Monthly' },
              ]}
            />
          </Row>
        )}
      </WithState>
      <Row gap={8}>
        <Chip selected icon={<LayoutGrid />}>
          All
        </Chip>
        <Chip icon={<Cherry />}>Slots</Chip>
        <Chip icon={<Radio />} className={styles.focused}>
          Live casino
        </Chip>
      </Row>
    </section>
  );
}

function OverviewBadges() {
  return (
    <Row gap={8}>
      <Badge tone="accent" icon={<Sparkles />}>
        New
      </Badge>
      <Badge tone="secondary" icon={<FlaskConical />}>
        Demo
      </Badge>
      <Badge>Today</Badge>
      <Badge tone="warning" icon={<Hourglass />}>
        Last chance
      </Badge>
      <Badge tone="success" icon={<Check />}>
        Processed
      </Badge>
      <Badge tone="success" icon={<CheckCheck />}>
        Completed
      </Badge>
      <Badge tone="success" icon={<BadgeCheck />}>
        Confirmed
      </Badge>
      <Badge tone="warning" icon={<Clock />}>
        Pending
      </Badge>
      <Badge tone="info" icon={<Loader />}>
        Processing
      </Badge>
      <Badge tone="danger" icon={<CircleX />}>
        Rejected
      </Badge>
      <Badge tone="danger" icon={<TriangleAlert />}>
        Failed
      </Badge>
      <Badge icon={<CircleSlash />}>Cancelled</Badge>
    </Row>
  );
}

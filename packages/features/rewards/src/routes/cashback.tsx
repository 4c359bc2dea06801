import { ModalLink } from '@baize/links';
import { AssetImage } from '@baize/page/asset-image';
import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { ReducedPressureSwitch } from '@baize/player/reduced-pressure-switch';
import type { PageHandle } from '@baize/shell/page-handle';
import { media } from '@baize/ui/breakpoints';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, CircleCheck, Clock, Coins, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ViewerAccumulator } from '../accumulator/viewer-accumulator.tsx';
import { ViewerCalendar } from '../calendar/viewer-calendar.tsx';
import { ReceiptsSection } from '../receipts/receipts-section.tsx';
import { UnlessSuppressed } from '../suppression/unless-suppressed.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import * as styles from '../receipts/cashback.css.ts';

export const handle: PageHandle = { reads: ['rakeback-days', 'calendar-award'] };

/** What comes back of every stake, when, and every day of it. */
export default function CashbackPage() {
  const { t } = useLingui();
  // Beside a rail a tablet's cells are too narrow for their words.
  const narrow = useMediaQuery(media.tabletDown);
  const title = t({ id: 'cashback.title', message: 'Cashback and rakeback' });
  const lead = t({
    id: 'cashback.lead',
    message: 'Cashback is counted every half hour. Rakeback is a reward for each day you play.',
  });
  return (
    <div className={`${pageColumn} ${styles.page}`}>
      <PageHead title={title} description={lead} />
      <header className={styles.head}>
        <AssetImage
          path="rewards/cashback"
          width={72}
          height={72}
          className={styles.image}
          fallback={<Coins className={styles.image} size={38} strokeWidth={1.6} />}
        />
        <div className={styles.copy}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.reducedPressure}>
          <ReducedPressureSwitch />
        </div>
      </header>
      <UnlessSuppressed fallback={<PairSkeleton />}>
        <Pair accumulator={<ViewerAccumulator />} />
      </UnlessSuppressed>
      <Card as="section" aria-labelledby="cashback-days" className={styles.days}>
        <div className={styles.daysHead}>
          <h2 id="cashback-days" className={styles.section}>
            <Trans id="cashback.days.title">Your reward days</Trans>
          </h2>
          <UnlessSuppressed fallback={null}>
            <div data-offer="">
              <ModalLink modal="rakeback" className={buttonClass({ variant: 'secondary', size: 'small' })}>
                <CalendarDays size={18} aria-hidden />
                <Trans id="cashback.days.open">Open the calendar</Trans>
              </ModalLink>
            </div>
          </UnlessSuppressed>
        </div>
        <ViewerCalendar shape={narrow ? 'compact-carousel' : 'carousel'} wayIn="secondary" />
      </Card>
      <ReceiptsSection />
    </div>
  );
}

function Pair({ accumulator }: { accumulator: ReactNode }) {
  return (
    <div className={styles.pair} data-offer="" data-promo-slot="cashback.accumulator">
      {accumulator}
      <HowItWorks />
    </div>
  );
}

/** The boxes alone, as high as they will be: what is in them calls to play, and it is not known yet whether it may. */
function PairSkeleton() {
  return (
    <div className={styles.pair} data-offer="" aria-hidden>
      <Skeleton height="100%" shape="block" />
      <div className={styles.unseen}>
        <HowItWorks />
      </div>
    </div>
  );
}

function HowItWorks() {
  return (
    <Card as="section" aria-labelledby="cashback-how">
      <h2 id="cashback-how" className={styles.cardTitle}>
        <Trans id="cashback.how.title">How the accumulator works</Trans>
      </h2>
      <ul className={styles.points}>
        <Point icon={Coins}>
          <Trans id="cashback.how.share">
            A share of your net losses, stakes less what they won, is added up as you play. Winnings lower it.
          </Trans>
        </Point>
        <Point icon={Clock}>
          <Trans id="cashback.how.count">
            It is counted at every full and half hour of your own clock, then the next half hour starts.
          </Trans>
        </Point>
        <Point icon={CircleCheck}>
          <Trans id="cashback.how.amount">
            The amount shown is what has come together since the last count. It is not in your balance yet.
          </Trans>
        </Point>
        <Point icon={CalendarDays}>
          <Trans id="cashback.how.goes">
            At each count it is added to the reward of that day, below, and once you have claimed that day, to
            the reward of the next. You claim the day, the money comes into your balance, and a receipt stays
            here.
          </Trans>
        </Point>
      </ul>
    </Card>
  );
}

function Point({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={styles.point}>
      <span className={styles.pointIcon}>
        <Icon size={18} aria-hidden />
      </span>
      <span>{children}</span>
    </li>
  );
}

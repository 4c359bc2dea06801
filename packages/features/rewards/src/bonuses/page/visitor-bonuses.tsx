import { PageLink, ModalLink } from '@baize/links';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import { Gift, Lock, ReceiptText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './visitor-bonuses.css.ts';

/** What this page is for, and the way in. */
export function VisitorBonuses() {
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>
        <Trans id="bonus.visitor.title">Your bonuses, without small print in the way</Trans>
      </h2>
      <ul className={styles.points}>
        <Point icon={Gift}>
          <Trans id="bonus.visitor.progress">How far each bonus is wagered, and what is left of it.</Trans>
        </Point>
        <Point icon={Lock}>
          <Trans id="bonus.visitor.money">
            What is your own money, what is bonus, what is locked, and what you can withdraw now.
          </Trans>
        </Point>
        <Point icon={ReceiptText}>
          <Trans id="bonus.visitor.history">Every bonus you have had, and how it ended.</Trans>
        </Point>
      </ul>
      <p className={styles.actions}>
        <ModalLink modal="login" className={buttonClass({ variant: 'primary' })}>
          <Trans id="bonus.visitor.log-in">Log in to see yours</Trans>
        </ModalLink>
        <PageLink to="promotions" className={buttonClass({ variant: 'outline' })}>
          <Trans id="bonus.see-promotions">See the promotions</Trans>
        </PageLink>
      </p>
    </Card>
  );
}

function Point({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={styles.point}>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <span>{children}</span>
    </li>
  );
}

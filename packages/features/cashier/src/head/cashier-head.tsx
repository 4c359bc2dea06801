import { PlayerBoundary } from '@baize/player';
import { Badge } from '@baize/ui/badge';
import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { BalanceRow } from './balance-row.tsx';
import * as styles from './cashier-head.css.ts';

interface CashierHeadProps {
  title: string;
  /** Whether the form is there: it is called secure only while there is one. */
  hasForm: boolean;
  /** Beside the balance. */
  links: ReactNode;
}

/** The head of the deposit's page and of the withdrawal's: the way back, the title, and the balance with its links. */
export function CashierHead({ title, hasForm, links }: CashierHeadProps) {
  return (
    <header>
      <BackLink />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {hasForm ? (
          <Badge tone="success" icon={<Lock />}>
            <Trans id="deposit.secure">Secure form</Trans>
          </Badge>
        ) : null}
      </div>
      <div className={styles.facts}>
        <PlayerBoundary>
          <BalanceRow>{links}</BalanceRow>
        </PlayerBoundary>
      </div>
    </header>
  );
}

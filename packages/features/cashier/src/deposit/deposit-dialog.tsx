import type { ModalProps } from '@baize/page/brand';
import { PlayerBoundary } from '@baize/player';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { BalanceRow } from '../head/balance-row.tsx';
import { facts } from '../head/cashier-head.css.ts';
import { DepositHeadLinks } from '../head/head-links.tsx';
import * as styles from './deposit.css.ts';
import { ViewerDeposit } from './viewer-deposit.tsx';

/** The deposit over a page, where the settings make it one (NAV-02); a document with foreign scripts opens the page instead. */
export function DepositDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      title={t({ id: 'nav.deposit', message: 'Deposit' })}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      width="calendar"
      initialFocus="title"
    >
      <div className={styles.inDialog}>
        <div className={facts}>
          <PlayerBoundary>
            <BalanceRow>
              <DepositHeadLinks />
            </BalanceRow>
          </PlayerBoundary>
        </div>
        <ViewerDeposit />
      </div>
    </Dialog>
  );
}

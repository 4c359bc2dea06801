import type { ModalProps } from '@baize/shell/brand';
import { PlayerBoundary } from '@baize/shell/player';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { BalanceRow } from './balance-row.tsx';
import * as styles from './deposit.css.ts';
import { ViewerDeposit } from './viewer-deposit.tsx';

/** The deposit over a page, where the settings make it one (NAV-02); a document with foreign scripts opens the page instead. */
export function DepositDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      title={t({ id: 'nav.deposit', message: 'Deposit' })}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
      width="calendar"
      initialFocus={body}
    >
      {/* Neither the way to a withdrawal nor a method is what it is opened for. */}
      <div ref={body} tabIndex={-1} className={styles.inDialog}>
        <div className={styles.facts}>
          <PlayerBoundary>
            <BalanceRow />
          </PlayerBoundary>
        </div>
        <ViewerDeposit />
      </div>
    </Dialog>
  );
}

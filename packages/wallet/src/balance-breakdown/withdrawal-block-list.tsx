import type { WithdrawalBlock } from '@baize/domain/cashier-gates';
import { WITHDRAWAL_BLOCKS } from '@baize/domain/cashier-gates';
import { withdrawalBlockMessages } from '@baize/i18n/catalogue/cashier';
import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './balance-breakdown-view.css.ts';

export interface WithdrawalBlockListProps {
  blocks: readonly WithdrawalBlock[];
  /** What can be done about one, beneath its words. */
  actions?: Partial<Record<WithdrawalBlock, ReactNode>> | undefined;
}

/** Everything that stands against a withdrawal, in the order it is told. */
export function WithdrawalBlockList({ blocks, actions }: WithdrawalBlockListProps) {
  const { i18n } = useLingui();
  if (blocks.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {blocks.map((block) => (
        <li key={block} className={styles.reason} data-block={block}>
          <Lock size={16} aria-hidden className={styles.reasonIcon} />
          <div className={styles.reasonText}>
            <span>{i18n._(withdrawalBlockMessages[WITHDRAWAL_BLOCKS[block]])}</span>
            {actions?.[block]}
          </div>
        </li>
      ))}
    </ul>
  );
}

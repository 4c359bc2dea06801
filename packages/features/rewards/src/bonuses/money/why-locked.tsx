import type { WithdrawalBlock } from '@baize/domain/cashier-gates';
import { WITHDRAWAL_BLOCKS } from '@baize/domain/cashier-gates';
import { withdrawalBlockMessages } from '@baize/i18n/catalogue/cashier';
import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import * as styles from './money-story.css.ts';

/** Everything that stands against a withdrawal, in the order it is told. */
export function WhyLocked({ blocks }: { blocks: readonly WithdrawalBlock[] }) {
  const { i18n } = useLingui();
  if (blocks.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {blocks.map((block) => (
        <li key={block} className={styles.reason} data-block={block}>
          <Lock size={16} aria-hidden className={styles.reasonIcon} />
          <span>{i18n._(withdrawalBlockMessages[WITHDRAWAL_BLOCKS[block]])}</span>
        </li>
      ))}
    </ul>
  );
}

import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './bonus-picker.css.ts';

/** What stands against a withdrawal after the deposit, beside a lock. */
export function LockNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.lock}>
      <Lock size={16} aria-hidden className={styles.lockIcon} />
      <span>{children}</span>
    </p>
  );
}

import type { ReactNode } from 'react';
import * as styles from './empty-state.css.ts';

export type EmptyStateProps = {
  /** A 96 px crop of art, or an icon at 38 px. Decoration. */
  illustration?: ReactNode;
  title: ReactNode;
  /** One sentence: what would be here, or what failed and whether anything was lost. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3' | undefined;
};

/** A place with nothing in it yet, or one that could not be loaded (look §13). */
export function EmptyState({
  illustration,
  title,
  children,
  action,
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className={styles.box}>
      {illustration ? (
        <div className={styles.illustration} aria-hidden>
          {illustration}
        </div>
      ) : null}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}

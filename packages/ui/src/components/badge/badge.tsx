import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

/** The intent of a badge; `picture` stands on game art. */
export type BadgeTone = keyof typeof styles.tone;

export type BadgeProps = {
  tone?: BadgeTone | undefined;
  /** Drawn at 13 px: a state is a shape and a word, then a colour. */
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A short state or kind: "Demo", "Pending", "Last chance". */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  const look = `${styles.badge} ${styles.tone[tone]}`;
  return (
    <span className={className ? `${look} ${className}` : look}>
      {icon}
      {children}
    </span>
  );
}

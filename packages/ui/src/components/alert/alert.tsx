import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './alert.css.ts';

/** The intent of a notice. */
export type AlertTone = keyof typeof styles.tone;

const ICONS = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
  neutral: <Info />,
} satisfies Record<AlertTone, ReactNode>;

export type AlertProps = {
  tone?: AlertTone | undefined;
  /** In place of the tone's own, drawn at 20 px. */
  icon?: ReactNode;
  children: ReactNode;
  /** One control at the end ("Copy"). */
  action?: ReactNode;
  /** `now` is read out when it appears; for what just went wrong. */
  announce?: 'now' | 'quietly' | undefined;
};

/** A fact inside the page that matters to what is being done here. Words without a title. */
export function Alert({ tone = 'info', icon, children, action, announce = 'quietly' }: AlertProps) {
  return (
    <div className={`${styles.alert} ${styles.tone[tone]}`} {...(announce === 'now' && { role: 'alert' })}>
      <span className={styles.icon[tone]}>{icon ?? ICONS[tone]}</span>
      <div className={styles.content}>{children}</div>
      {action}
    </div>
  );
}

import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './field.css.ts';

export type FieldMessageProps = {
  /** What the control is described by. */
  id: string;
  /** Said before anything goes wrong; for a locked field, why it is locked. */
  hint?: ReactNode;
  /** What is wrong and what would be right; stands in the hint's place. */
  error?: ReactNode;
  /** What is already right ("Number looks complete"); stands in the hint's place. */
  success?: ReactNode;
};

/** The one line under a control; nothing where there is nothing to say. */
export function FieldMessage({ id, hint, error, success }: FieldMessageProps) {
  const text = error || success || hint;
  if (!text) return null;
  return (
    <div id={id} className={error ? `${styles.message} ${styles.error}` : styles.message}>
      {error ? <CircleAlert /> : null}
      {!error && success ? <CircleCheck className={styles.success} /> : null}
      <span>{text}</span>
    </div>
  );
}

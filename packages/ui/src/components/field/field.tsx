import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import * as styles from './field.css.ts';

export type FieldProps = {
  label: ReactNode;
  /** Said before anything goes wrong; for a locked field, why it is locked. */
  hint?: ReactNode;
  /** What is wrong and what would be right; stands in the hint's place. */
  error?: ReactNode;
  /** What is already right ("Number looks complete"); stands in the hint's place. */
  success?: ReactNode;
  /** An Input, PasswordInput or Select; they find their label and error here. */
  children: ReactNode;
};

/** A question with its answer's control, and what there is to say about either. */
export function Field({ label, hint, error, success, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const invalid = Boolean(error);
  const described = Boolean(error || success || hint);
  return (
    <FieldContext value={{ id, invalid, describedBy: described ? noteId : undefined }}>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {children}
        {described ? (
          <div id={noteId} className={invalid ? `${styles.message} ${styles.error}` : styles.message}>
            {invalid ? <CircleAlert /> : null}
            {!invalid && success ? <CircleCheck className={styles.success} /> : null}
            <span>{error || success || hint}</span>
          </div>
        ) : null}
      </div>
    </FieldContext>
  );
}

import { useId, type ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import { FieldMessage, type FieldMessageProps } from './field-message.tsx';
import * as styles from './field.css.ts';

export type FieldProps = Omit<FieldMessageProps, 'id'> & {
  label: ReactNode;
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
        <FieldMessage id={noteId} hint={hint} error={error} success={success} />
      </div>
    </FieldContext>
  );
}

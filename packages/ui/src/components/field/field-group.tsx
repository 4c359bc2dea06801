import { useId, type ReactNode } from 'react';
import { FieldMessage } from './field-message.tsx';
import * as styles from './field.css.ts';

export type FieldGroupProps = {
  label: ReactNode;
  /** Said before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and what would be right; stands in the hint's place. */
  error?: ReactNode;
  /** The controls; each has a name of its own and takes these. */
  children: (wiring: { describedBy: string | undefined; invalid: boolean }) => ReactNode;
};

/** A question answered by several controls together. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const invalid = Boolean(error);
  const described = Boolean(error || hint);
  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children({ describedBy: described ? noteId : undefined, invalid })}
      <FieldMessage id={noteId} hint={hint} error={error} />
    </div>
  );
}

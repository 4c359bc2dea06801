import { Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from '../field/control.css.ts';
import { useFieldControl } from '../field/field-context.ts';

export type InputProps = ComponentProps<'input'> & {
  /** Readable but not the player's to change; the field's hint says why. */
  locked?: boolean | undefined;
  /** A mark or control at the end of the box, at most 44 px wide. */
  end?: ReactNode;
};

/** One line of the player's own words or figures. */
export function Input({ locked = false, end, className, ...rest }: InputProps) {
  const wiring = useFieldControl(rest['aria-label']);
  const last = locked ? <Lock size={16} /> : end;
  const look = last ? `${styles.control} ${styles.withEnd}` : styles.control;
  return (
    // The mark stands at the end that the text keeps free, whatever the page's direction; a text that chooses its own begins where
    // the page's lines do.
    <span
      dir={rest.dir === 'auto' ? undefined : rest.dir}
      className={className ? `${styles.wrapper} ${className}` : styles.wrapper}
    >
      <input {...wiring} {...rest} {...(locked && { readOnly: true })} className={look} />
      {last ? <span className={styles.end}>{last}</span> : null}
    </span>
  );
}

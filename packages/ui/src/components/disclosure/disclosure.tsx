import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as styles from './disclosure.css.ts';

export type DisclosureProps = {
  label: ReactNode;
  /** Said beside the label ("optional"). */
  hint?: ReactNode;
  /** Opened by its owner, say because something inside is wrong; the player may close it again. */
  opened?: boolean | undefined;
  children: ReactNode;
};

/** A part that most players never need, one press away. What is typed inside stays when it is shut. */
export function Disclosure({ label, hint, opened = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(opened);
  const [asked, setAsked] = useState(opened);
  if (asked !== opened) {
    setAsked(opened);
    if (opened) setOpen(true);
  }
  return (
    <details
      className={styles.disclosure}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.label}>{label}</span>
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
        <ChevronDown />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

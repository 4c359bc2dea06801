import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './checklist.css.ts';

/** How far a line is: not yet, done, or asked for and still not there. */
export type ChecklistState = keyof typeof styles.state;

export type ChecklistProps = {
  /** Ties it to the control it belongs to (`aria-describedby`). */
  id?: string | undefined;
  label: string;
  items: readonly { id: string; label: string; state: ChecklistState }[];
  /** What each state is called, for those who do not see the mark. */
  stateLabels: Readonly<Record<ChecklistState, string>>;
};

const ICONS = {
  open: <CircleDashed />,
  met: <CircleCheck />,
  missed: <CircleAlert />,
} satisfies Record<ChecklistState, ReactNode>;

/** What is asked of an answer, ticked off while it is typed. */
export function Checklist({ id, label, items, stateLabels }: ChecklistProps) {
  if (items.length === 0) return null;
  return (
    <ul id={id} aria-label={label} className={styles.list}>
      {items.map((line) => (
        <li key={line.id} className={`${styles.item} ${styles.state[line.state]}`}>
          {ICONS[line.state]}
          <span>
            {line.label}
            <VisuallyHidden>{` (${stateLabels[line.state]})`}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}

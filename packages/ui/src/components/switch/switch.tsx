import { useId, type ReactNode } from 'react';
import * as styles from './switch.css.ts';

export type SwitchProps = {
  checked: boolean;
  onCheckedChange(checked: boolean): void;
  label: ReactNode;
  /** Where the switch stands in its row; at the `end` the row takes the whole width. */
  side?: 'start' | 'end' | undefined;
  /** Before the words. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

/** Something that is on or off at once, without saving. The whole row is the target. */
export function Switch({ checked, onCheckedChange, label, side = 'start', icon, disabled }: SwitchProps) {
  const words = useId();
  return (
    <label className={`${styles.row} ${styles.side[side]}`}>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-labelledby={words}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span id={words} className={styles.label[side]}>
        {label}
      </span>
      {icon}
    </label>
  );
}

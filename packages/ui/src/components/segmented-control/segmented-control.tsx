import { useId } from 'react';
import * as styles from './segmented-control.css.ts';

export type SegmentedControlProps<Value extends string> = {
  /** What is chosen here ("Period"). */
  label: string;
  value: Value;
  onValueChange(value: Value): void;
  options: readonly { value: Value; label: string }[];
};

/** Two to four views of the same thing, one at a time: "Daily, weekly, monthly". */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.track}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

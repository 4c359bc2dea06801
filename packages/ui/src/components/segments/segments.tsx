import { useId } from 'react';
import * as styles from './segments.css.ts';

export type SegmentsProps<Value extends string> = {
  /** What is chosen here ("Period"). */
  label: string;
  value: Value;
  onValueChange(value: Value): void;
  options: readonly { value: Value; label: string }[];
};

/** Two to four views of the same thing, one at a time: "Daily, weekly, monthly". */
export function Segments<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.tray}>
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

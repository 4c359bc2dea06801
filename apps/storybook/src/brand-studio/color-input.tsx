import { Input } from '@baize/ui/input';
import type { ReactNode } from 'react';
import * as styles from './brand-studio.css.ts';

export interface ColorInputProps {
  /** What the browser's own chooser is called. */
  label: string;
  value: string;
  onChange(value: string): void;
  /** One more control in the row. */
  end?: ReactNode;
}

const SOLID = /^#[0-9a-f]{6}$/i;

/** A colour to type, and the browser's chooser where it is a solid one. */
export function ColorInput({ label, value, onChange, end }: ColorInputProps) {
  return (
    <div className={styles.row}>
      <Input
        className={styles.wide}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {SOLID.test(value) ? (
        <input
          type="color"
          aria-label={label}
          className={styles.picker}
          value={value.toLowerCase()}
          onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
        />
      ) : null}
      {end}
    </div>
  );
}

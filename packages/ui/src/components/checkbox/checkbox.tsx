import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import * as styles from './checkbox.css.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
};

/** A yes that is sent with its form; the whole row is the target. */
export function Checkbox(props: CheckboxProps) {
  return <CheckableInput {...props} kind="checkbox" />;
}

/** One of several; the group is a fieldset with a legend and one `name`. */
export function Radio(props: CheckboxProps) {
  return <CheckableInput {...props} kind="radio" />;
}

function CheckableInput({ label, kind, className, ...rest }: CheckboxProps & { kind: 'checkbox' | 'radio' }) {
  const { id: _label, ...wiring } = useFieldControl(undefined);
  return (
    <label className={className ? `${styles.row} ${className}` : styles.row}>
      <input {...wiring} {...rest} type={kind} className={`${styles.box} ${styles.shape[kind]}`} />
      <span>{label}</span>
    </label>
  );
}

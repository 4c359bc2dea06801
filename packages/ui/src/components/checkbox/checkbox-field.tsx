import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import * as field from '../field/field.css.ts';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';
import { note } from './checkbox-note.css.ts';

export type CheckboxFieldProps = CheckboxProps & {
  /** What is wrong; said below and tied to the box. */
  error?: string | undefined;
};

/** A yes that a form may insist on. */
export function CheckboxField({ error, ...rest }: CheckboxFieldProps) {
  const noteId = useId();
  return (
    <div>
      <Checkbox
        {...rest}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': noteId })}
      />
      {error === undefined ? null : (
        <div id={noteId} className={`${field.message} ${field.error} ${note}`}>
          <CircleAlert />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}

import * as box from '../field/control.css.ts';
import { useFieldControl } from '../field/field-context.ts';
import type { InputProps } from '../input/input.tsx';
import { code } from './code-input.css.ts';

export type CodeInputProps = Omit<InputProps, 'type' | 'locked' | 'end'>;

/** A one-time code off a message: one box, so that it can be pasted, and filled in by the system. */
export function CodeInput(props: CodeInputProps) {
  const wiring = useFieldControl(props['aria-label']);
  return (
    <input
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...wiring}
      {...props}
      type="text"
      className={`${box.control} ${code}`}
    />
  );
}

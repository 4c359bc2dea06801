import { Combobox, type ComboboxOption } from '../combobox/combobox.tsx';
import { FieldContext } from '../field/field-context.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Input, type InputProps } from '../input/input.tsx';
import * as styles from './phone-field.css.ts';

export type PhoneFieldProps = Omit<FieldProps, 'children'> & {
  /** The code's own name ("Country code"). */
  codeLabel: string;
  /** The chosen option's value, or null. */
  code: string | null;
  onCodeChange(code: string): void;
  /** The codes, each with `short` as the closed box shows it ("+31"). */
  codeOptions: readonly ComboboxOption[];
  searchLabel: string;
  emptyLabel: string;
  onCodeBlur?: (() => void) | undefined;
  /** What the number's input is given, by the form. */
  inputProps: InputProps;
};

/** A phone number: its country's code, found by name or code, and the digits behind it. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    codeLabel,
    code,
    onCodeChange,
    codeOptions,
    searchLabel,
    emptyLabel,
    onCodeBlur,
    inputProps,
    ...field
  } = props;
  return (
    <Field {...field}>
      <div className={styles.parts}>
        {/* What is wrong is wrong with the number. */}
        <FieldContext value={null}>
          <Combobox
            aria-label={codeLabel}
            value={code}
            onValueChange={onCodeChange}
            onBlur={onCodeBlur}
            options={codeOptions}
            placeholder="+"
            searchLabel={searchLabel}
            emptyLabel={emptyLabel}
          />
        </FieldContext>
        <Input type="tel" inputMode="tel" autoComplete="tel-national" {...inputProps} />
      </div>
    </Field>
  );
}

import type { SignUpValues } from '@baize/domain/sign-up-form';
import { Field } from '@baize/ui/field';
import { Input, type InputProps } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { validateOnBlur } from '@baize/forms/validate-on-blur';
import { useValidationMessage } from '@baize/forms/validation-message';
import { optionalMark } from '../sign-up-form.css.ts';

type TextName = Exclude<keyof SignUpValues, 'newsletter' | 'termsAccepted'>;

type TextFieldProps = Omit<InputProps, 'name' | 'required'> & {
  name: TextName;
  label: string;
  hint?: string;
  requirement?: 'needed' | 'optional';
};

/** One line of words in the sign-up form. */
export function TextField({ name, label, hint, requirement = 'needed', ...rest }: TextFieldProps) {
  const { register, formState } = useFormContext<SignUpValues>();
  const words = useValidationMessage();
  const { onBlur, ...field } = register(name);
  return (
    <Field
      label={requirement === 'optional' ? <OptionalLabel label={label} /> : label}
      hint={hint}
      error={words(formState.errors[name]?.message)}
    >
      <Input
        {...field}
        onBlur={validateOnBlur(onBlur)}
        {...rest}
        {...(requirement === 'needed' && { required: true })}
      />
    </Field>
  );
}

/** A question that may be left open says so. */
function OptionalLabel({ label }: { label: string }) {
  const { t } = useLingui();
  return (
    <>
      {label} <span className={optionalMark}>{t({ id: 'form.optional', message: '(optional)' })}</span>
    </>
  );
}

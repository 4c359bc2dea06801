import { Field } from '@baize/ui/field';
import { PasswordInput, type PasswordInputProps } from '@baize/ui/password-input';
import { useLingui } from '@lingui/react/macro';
import { validateOnBlur } from '@baize/forms/validate-on-blur';
import { useValidationMessage } from '@baize/forms/validation-message';
import { NewPassword } from '../form/new-password.tsx';
import { usePasswordLabels } from '../form/use-password-labels.ts';

type PasswordFieldProps = {
  problem: string | undefined;
  input: Omit<PasswordInputProps, 'showLabel' | 'hideLabel' | 'capsLockLabel'>;
};

/** A new password, and the same again. */
export function NewPasswordFields({
  value,
  password,
  repeat,
}: {
  value: string;
  password: PasswordFieldProps;
  repeat: PasswordFieldProps;
}) {
  const { t } = useLingui();
  const words = useValidationMessage();
  const labels = usePasswordLabels();
  const { onBlur } = repeat.input;
  return (
    <>
      <NewPassword
        label={t({ id: 'password.new', message: 'New password' })}
        value={value}
        error={words(password.problem)}
        input={password.input}
      />
      <Field
        label={t({ id: 'password.repeat', message: 'New password again' })}
        error={words(repeat.problem)}
      >
        <PasswordInput
          autoComplete="new-password"
          {...labels}
          {...repeat.input}
          {...(onBlur && { onBlur: validateOnBlur(onBlur) })}
        />
      </Field>
    </>
  );
}

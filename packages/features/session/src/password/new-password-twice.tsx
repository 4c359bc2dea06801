import { Field } from '@baize/ui/field';
import { PasswordInput, type PasswordInputProps } from '@baize/ui/password-input';
import { useLingui } from '@lingui/react/macro';
import { afterPress } from '@baize/shell/after-press';
import { useFieldWords } from '@baize/shell/field-words';
import { NewPassword } from '../form/new-password.tsx';
import { usePasswordWords } from '../form/password-words.ts';

type Part = {
  problem: string | undefined;
  input: Omit<PasswordInputProps, 'showLabel' | 'hideLabel' | 'capsLockLabel'>;
};

/** A new password, and the same again. */
export function NewPasswordTwice({
  value,
  password,
  repeat,
}: {
  value: string;
  password: Part;
  repeat: Part;
}) {
  const { t } = useLingui();
  const words = useFieldWords();
  const labels = usePasswordWords();
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
          {...(onBlur && { onBlur: afterPress(onBlur) })}
        />
      </Field>
    </>
  );
}

import type { SignUpValues } from '@baize/domain/sign-up-form';
import { cleanEmailInput } from '@baize/domain/validation';
import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { inputFilter } from '@baize/forms/input-filter';
import { useValidationMessage } from '@baize/forms/validation-message';
import { NewPassword } from '../../form/new-password.tsx';
import { useSignUpFormContext } from '../sign-up-context.ts';
import { TextField } from './text-field.tsx';

/** The address an account is known by; its box takes what an address can hold (VAL-01). */
export function EmailField() {
  const { t } = useLingui();
  const { email } = useSignUpFormContext();
  return (
    <TextField
      name="email"
      requirement={email}
      label={t({ id: 'sign-up.email', message: 'E-mail' })}
      inputMode="email"
      autoComplete={email === 'needed' ? 'username' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      onInput={inputFilter(cleanEmailInput)}
    />
  );
}

export function PasswordField() {
  const { t } = useLingui();
  const { register, watch, formState } = useFormContext<SignUpValues>();
  const words = useValidationMessage();
  return (
    <NewPassword
      label={t({ id: 'sign-up.password', message: 'Password' })}
      value={watch('password')}
      error={words(formState.errors.password?.message)}
      input={{ ...register('password'), required: true }}
    />
  );
}

export function FirstNameField() {
  const { t } = useLingui();
  return (
    <TextField
      name="firstName"
      label={t({ id: 'sign-up.first-name', message: 'First name' })}
      autoComplete="given-name"
    />
  );
}

export function LastNameField() {
  const { t } = useLingui();
  return (
    <TextField
      name="lastName"
      label={t({ id: 'sign-up.last-name', message: 'Last name' })}
      autoComplete="family-name"
    />
  );
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { ModalLink } from '@baize/shell/modals';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { linkClass } from '@baize/ui/link';
import { PasswordInput } from '@baize/ui/password-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { loginFailure, type LoginFailure } from './login-failure.ts';
import { form, newHere } from './login-form.css.ts';
import { isFieldProblem, loginSchema, type LoginFields } from './login-schema.ts';
import { FAILURE_WORDS, FIELD_WORDS } from './login-words.ts';

/** E-mail and password. Nothing typed is lost by a failure; who asked twice is sent once. */
export function LoginForm({ submit }: { submit(fields: LoginFields): Promise<unknown> }) {
  const { t, i18n } = useLingui();
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const { register, handleSubmit, setFocus, formState } = useForm<LoginFields>({
    resolver: valibotResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = async (fields: LoginFields) => {
    setFailure(null);
    try {
      await submit(fields);
    } catch (problem) {
      const reason = loginFailure(problem);
      setFailure(reason);
      if (reason === 'wrong') setFocus('password', { shouldSelect: true });
    }
  };

  const words = (problem: string | undefined) =>
    isFieldProblem(problem) ? i18n._(FIELD_WORDS[problem]) : undefined;

  return (
    <form className={form} method="post" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {failure === null ? null : (
        <Alert tone="danger" announce="now">
          {i18n._(FAILURE_WORDS[failure])}
        </Alert>
      )}
      <Field label={t({ id: 'login.email', message: 'E-mail' })} error={words(errors.email?.message)}>
        <Input
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t({ id: 'login.password', message: 'Password' })} error={words(errors.password?.message)}>
        <PasswordInput
          {...register('password')}
          autoComplete="current-password"
          showLabel={t({ id: 'login.password.show', message: 'Show the password' })}
          hideLabel={t({ id: 'login.password.hide', message: 'Hide the password' })}
          capsLockLabel={t({ id: 'login.caps-lock', message: 'Caps lock is on' })}
        />
      </Field>
      <Button
        type="submit"
        pending={isSubmitting}
        pendingLabel={t({ id: 'login.pending', message: 'Logging in' })}
      >
        {t({ id: 'login.submit', message: 'Log in' })}
      </Button>
      <p className={newHere}>
        {t({ id: 'login.new-here', message: 'New here?' })}{' '}
        <ModalLink modal="sign-up" className={linkClass}>
          {t({ id: 'login.create-account', message: 'Create account' })}
        </ModalLink>
      </p>
    </form>
  );
}

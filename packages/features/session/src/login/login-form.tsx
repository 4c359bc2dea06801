import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { useModalClosedReason } from '@baize/links/entry-access';
import { useModals } from '@baize/links/modals';
import { usePage } from '@baize/page';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { linkClass } from '@baize/ui/link';
import { PasswordInput } from '@baize/ui/password-input';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useValidationMessage } from '@baize/forms/validation-message';
import { FailureAlert } from '../form/failure-alert.tsx';
import { form, foot } from '../form/form.css.ts';
import { usePasswordLabels } from '../form/use-password-labels.ts';
import { SwapLink } from '../form/swap-modal.tsx';
import { RecaptchaNote } from '../form/recaptcha/recaptcha-note.tsx';
import { useRecaptcha } from '../form/recaptcha/use-recaptcha.ts';
import { loginFailure } from './login-failure.ts';
import { forgot } from './login-form.css.ts';
import type { LoginHint } from './login-hint.ts';
import { loginName, loginSchema, type LoginFields } from './login-schema.ts';
import {
  LOGIN_HINT_MESSAGES,
  LOGIN_HINT_TONES,
  LOGIN_NAME_LABELS,
  REFUSAL_MESSAGES,
} from './login-messages.ts';

/** Who had entered a password that needs to be entered again, and why. */
export interface LoginRestart {
  name: string;
  reason: 'back' | 'expired';
}

interface LoginFormProps {
  submit(fields: LoginFields, extras: { recaptchaToken: string | null }): Promise<unknown>;
  /** What led here. */
  hint?: LoginHint | null;
  /** Where the player comes back from the code that follows the password. */
  restart?: LoginRestart | null;
}

/** Name and password. Nothing typed is lost by a failure; who asked twice is sent once. */
export function LoginForm({ submit, hint = null, restart = null }: LoginFormProps) {
  const { t, i18n } = useLingui();
  const name = loginName(usePage().settings);
  const words = useValidationMessage();
  const token = useRecaptcha('login');
  const [failed, setFailed] = useState<ReturnType<typeof loginFailure> | null>(null);
  const { register, handleSubmit, setFocus, formState } = useForm<LoginFields>({
    resolver: useMemo(() => valibotResolver(loginSchema(name)), [name]),
    defaultValues: { email: restart?.name ?? hint?.name ?? '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  // Over the sign-up of a linked account, it leads back there.
  const signUpModal = useModals().stack.includes('linked-signup') ? 'linked-signup' : 'sign-up';
  const isSignUpClosed = useModalClosedReason(signUpModal) !== undefined;

  useEffect(() => {
    if (restart) setFocus('password');
  }, [restart, setFocus]);

  const send = async (fields: LoginFields) => {
    setFailed(null);
    try {
      await submit(fields, { recaptchaToken: await token() });
    } catch (problem) {
      const reason = loginFailure(problem);
      setFailed(reason);
      if (reason.refusal === 'wrong') setFocus('password', { shouldSelect: true });
    }
  };

  const refusal = failed?.refusal
    ? i18n._(REFUSAL_MESSAGES[failed.refusal][name === 'email' ? 'email' : 'other'])
    : failed?.failure.status === 422
      ? failed.failure.platformMessage
      : undefined;
  const atFault = failed?.failure.fields ?? {};
  return (
    <form className={form} method="post" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {failed ? (
        <FailureAlert failure={failed.failure} {...(refusal !== undefined && { message: refusal })} />
      ) : null}
      {restart?.reason === 'expired' && !failed ? (
        <Alert tone="warning" announce="now">
          {t({
            id: 'login.code-expired',
            message: 'The time to enter a code is over. Enter your password again.',
          })}
        </Alert>
      ) : null}
      {hint && !restart && !failed ? (
        <Alert tone={LOGIN_HINT_TONES[hint.after]}>{i18n._(LOGIN_HINT_MESSAGES[hint.after])}</Alert>
      ) : null}
      <Field label={i18n._(LOGIN_NAME_LABELS[name])} error={words(errors.email?.message ?? atFault['email'])}>
        <Input
          {...register('email')}
          type={name === 'email' ? 'email' : 'text'}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <div>
        <Field
          label={t({ id: 'login.password', message: 'Password' })}
          error={words(errors.password?.message ?? atFault['password'])}
        >
          <PasswordInput {...register('password')} autoComplete="current-password" {...usePasswordLabels()} />
        </Field>
        <p className={forgot}>
          <SwapLink from="login" to="forgot-password" className={linkClass}>
            {t({ id: 'login.forgot', message: 'Forgot your password?' })}
          </SwapLink>
        </p>
      </div>
      <Button
        type="submit"
        pending={isSubmitting}
        pendingLabel={t({ id: 'login.pending', message: 'Logging in' })}
      >
        {t({ id: 'login.submit', message: 'Log in' })}
      </Button>
      {/* Out of sight after an account was locked here: no second one is offered. */}
      <p className={foot} data-offer="">
        {isSignUpClosed ? null : <>{t({ id: 'login.new-here', message: 'New here?' })} </>}
        <SwapLink from="login" to={signUpModal} className={linkClass}>
          {t({ id: 'login.create-account', message: 'Create account' })}
        </SwapLink>
      </p>
      <RecaptchaNote />
    </form>
  );
}

import type { ChangePasswordRequest } from '@baize/api/endpoints/session';
import type { ValidationMessage } from '@baize/domain/validation';
import { usePage } from '@baize/page';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { PasswordInput } from '@baize/ui/password-input';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useValidationMessage } from '@baize/forms/validation-message';
import { fieldErrors } from '../form/field-errors.ts';
import { formFailure } from '../form/form-failure.ts';
import { usePasswordLabels } from '../form/use-password-labels.ts';
import { PostForm } from '../form/post-form.tsx';
import { useFormSubmit } from '../form/use-form-submit.ts';
import { ChangePasswordFailure } from './change-password-failure.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { getChangeErrors, type ChangeFields } from './password-schemas.ts';

const WRONG_CURRENT: ValidationMessage = 'form.validation.invalid.password.current';
const EMPTY: ChangeFields = { current: '', password: '', repeat: '' };

interface ChangePasswordFormProps {
  onSubmit(ask: ChangePasswordRequest): Promise<unknown>;
  /** Whose password it is, for the keeper of passwords. */
  name: string;
}

/** Changes the password of who is signed in, who proves it by the one that holds (PRF-06). */
export function ChangePasswordForm({ onSubmit, name }: ChangePasswordFormProps) {
  const { t } = useLingui();
  const words = useValidationMessage();
  const asks = usePage().settings.formFieldsValidation.password;
  const [done, setDone] = useState(false);
  // A try whose answer was lost may have changed the password: what is refused afterwards means something else.
  const [isUnsure, setUnsure] = useState(false);
  const { register, control, handleSubmit, reset, formState, trigger, getFieldState } = useForm<ChangeFields>(
    {
      mode: 'onTouched',
      resolver: (values) => {
        const problems = getChangeErrors(values, asks);
        if (Object.keys(problems).length === 0) return { values, errors: {} };
        return { values: {}, errors: fieldErrors(problems) };
      },
      defaultValues: EMPTY,
      shouldFocusError: false,
    },
  );
  const { errors, isSubmitting } = formState;
  const sending = useFormSubmit<ChangeFields>(async ({ current, password }) => {
    setDone(false);
    try {
      await onSubmit({ current, password });
    } catch (problem) {
      if (formFailure(problem).outcome === 'unknown') setUnsure(true);
      throw problem;
    }
    setUnsure(false);
    reset(EMPTY);
    setDone(true);
  });
  const { failure } = sending;
  const typed = useWatch({ control });
  // What is sent is never empty: the platform's word for it means that it is another one.
  const isCurrentWrong = failure?.fields['current'] === WRONG_CURRENT;
  const refusedCurrent = isCurrentWrong
    ? t({ id: 'identity-proof.password.wrong', message: 'This password is not correct.' })
    : words(failure?.fields['current']);
  // One card of many: nobody's main matter until something is typed.
  const isBegun = Object.values(typed).some((text) => text !== '');
  // The repeat is judged anew with the first, but not before it was typed.
  const again = () => {
    if (getFieldState('repeat').isTouched) void trigger('repeat');
  };
  return (
    <PostForm sending={sending} handleSubmit={handleSubmit}>
      {/* It is of the last try: the next one begins with its first sign. */}
      {done && !isBegun ? (
        <Alert tone="success" announce="now">
          {t({ id: 'change-password.done', message: 'Your password is changed.' })}
        </Alert>
      ) : null}
      {failure ? (
        <ChangePasswordFailure failure={failure} isProbablyChanged={isUnsure && isCurrentWrong} />
      ) : null}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <Field
        label={t({ id: 'password.current', message: 'Current password' })}
        error={errors.current ? words(errors.current.message) : refusedCurrent}
      >
        <PasswordInput {...register('current')} autoComplete="current-password" {...usePasswordLabels()} />
      </Field>
      <NewPasswordFields
        value={typed.password ?? ''}
        password={{
          problem: errors.password?.message ?? failure?.fields['password'],
          input: register('password', { onChange: again }),
        }}
        repeat={{ problem: errors.repeat?.message, input: register('repeat') }}
      />
      <Button
        type="submit"
        variant={isBegun ? 'primary' : 'secondary'}
        pending={isSubmitting}
        pendingLabel={t({ id: 'change-password.pending', message: 'Saving' })}
      >
        {t({ id: 'change-password.submit', message: 'Change the password' })}
      </Button>
    </PostForm>
  );
}

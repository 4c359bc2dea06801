import type { ResetPasswordRequest } from '@baize/api/endpoints/session';
import { usePage } from '@baize/page';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { CodeInput } from '@baize/ui/code-input';
import { Field } from '@baize/ui/field';
import { useLingui } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import { useValidationMessage } from '@baize/forms/validation-message';
import { linkClass } from '@baize/ui/link';
import { FailureAlert } from '../form/failure-alert.tsx';
import { fieldErrors } from '../form/field-errors.ts';
import { SwapLink } from '../form/swap-modal.tsx';
import { PostForm } from '../form/post-form.tsx';
import { useFormSubmit } from '../form/use-form-submit.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { getResetErrors, type ResetFields } from './password-schemas.ts';

interface ResetFormProps {
  /** The token of the link that led here; without one a code is asked for. */
  token: string | null;
  onSubmit(ask: ResetPasswordRequest): Promise<unknown>;
  onDone(): void;
}

/** Sets a new password by a link or a code (PRF-06). */
export function ResetForm({ token, onSubmit, onDone }: ResetFormProps) {
  const { t } = useLingui();
  const words = useValidationMessage();
  const asks = usePage().settings.formFieldsValidation.password;
  const by = token === null ? 'code' : 'link';
  const { register, control, handleSubmit, formState, trigger, getFieldState } = useForm<ResetFields>({
    mode: 'onTouched',
    resolver: (values) => {
      const problems = getResetErrors(values, asks, by);
      if (Object.keys(problems).length === 0) return { values, errors: {} };
      return { values: {}, errors: fieldErrors(problems) };
    },
    defaultValues: { code: '', password: '', repeat: '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;
  const sending = useFormSubmit<ResetFields>(async ({ code, password }) => {
    await onSubmit({ token: token ?? code, password });
    onDone();
  });
  const { failure } = sending;
  // The repeat is judged anew with the first, but not before it was typed.
  const again = () => {
    if (getFieldState('repeat').isTouched) void trigger('repeat');
  };
  const stale = failure?.code === 'TOKEN_EXPIRED';
  return (
    <PostForm sending={sending} handleSubmit={handleSubmit}>
      {stale ? <ExpiredLink by={by} /> : null}
      {failure && !stale ? <FailureAlert failure={failure} /> : null}
      {token === null ? (
        <Field
          label={t({ id: 'reset.code', message: 'Code' })}
          hint={t({ id: 'reset.code.hint', message: 'It is in the message we sent you.' })}
          error={words(errors.code?.message ?? failure?.fields['token'])}
        >
          <CodeInput {...register('code')} />
        </Field>
      ) : null}
      <NewPasswordFields
        value={useWatch({ control, name: 'password' })}
        password={{
          problem: errors.password?.message ?? failure?.fields['password'],
          input: register('password', { onChange: again }),
        }}
        repeat={{ problem: errors.repeat?.message, input: register('repeat') }}
      />
      <Button
        type="submit"
        pending={isSubmitting}
        pendingLabel={t({ id: 'reset.pending', message: 'Saving' })}
      >
        {t({ id: 'reset.submit', message: 'Set the new password' })}
      </Button>
    </PostForm>
  );
}

/** A link works once and for an hour, a code for a quarter of one: the way to a new one. */
function ExpiredLink({ by }: { by: 'link' | 'code' }) {
  const { t } = useLingui();
  const said =
    by === 'link'
      ? t({ id: 'reset.expired', message: 'This link has expired or was already used.' })
      : t({ id: 'reset.expired.code', message: 'This code is incorrect or has expired.' });
  return (
    <Alert tone="danger" announce="now">
      {said}{' '}
      <SwapLink from="reset-password" to="forgot-password" className={linkClass}>
        {t({ id: 'reset.again', message: 'Send me a new one' })}
      </SwapLink>
    </Alert>
  );
}

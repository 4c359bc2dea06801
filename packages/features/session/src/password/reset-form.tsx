import type { ResetPasswordAsk } from '@baize/api/calls/session';
import { usePage } from '@baize/shell/page';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { CodeInput } from '@baize/ui/code-input';
import { Field } from '@baize/ui/field';
import { useLingui } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import { FailureAlert } from '../form/failure-alert.tsx';
import { fieldErrors } from '../form/field-errors.ts';
import { useFieldWords } from '@baize/shell/field-words';
import { SwapLink } from '../form/swap-modal.tsx';
import { SentForm } from '../form/sent-form.tsx';
import { useSending } from '../form/use-sending.ts';
import { linkClass } from '@baize/ui/link';
import { NewPasswordTwice } from './new-password-twice.tsx';
import { resetProblems, type ResetFields } from './password-schemas.ts';

interface ResetFormProps {
  /** The token of the link that led here; without one a code is asked for. */
  token: string | null;
  send(ask: ResetPasswordAsk): Promise<unknown>;
  onDone(): void;
}

/** Sets a new password by a link or a code (PRF-06). */
export function ResetForm({ token, send, onDone }: ResetFormProps) {
  const { t } = useLingui();
  const words = useFieldWords();
  const asks = usePage().settings.formFieldsValidation.password;
  const by = token === null ? 'code' : 'link';
  const { register, control, handleSubmit, formState, trigger, getFieldState } = useForm<ResetFields>({
    mode: 'onTouched',
    resolver: (values) => {
      const problems = resetProblems(values, asks, by);
      if (Object.keys(problems).length === 0) return { values, errors: {} };
      return { values: {}, errors: fieldErrors(problems) };
    },
    defaultValues: { code: '', password: '', repeat: '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;
  const sending = useSending<ResetFields>(async ({ code, password }) => {
    await send({ token: token ?? code, password });
    onDone();
  });
  const { failure } = sending;
  // The repeat is judged anew with the first, but not before it was typed.
  const again = () => {
    if (getFieldState('repeat').isTouched) void trigger('repeat');
  };
  const stale = failure?.code === 'TOKEN_EXPIRED';
  return (
    <SentForm sending={sending} handleSubmit={handleSubmit}>
      {stale ? <Stale by={by} /> : null}
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
      <NewPasswordTwice
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
        pendingLabel={t({ id: 'reset.pending', message: 'Setting it' })}
      >
        {t({ id: 'reset.submit', message: 'Set the new password' })}
      </Button>
    </SentForm>
  );
}

/** A link works once and for an hour, a code for a quarter of one: the way to a new one. */
function Stale({ by }: { by: 'link' | 'code' }) {
  const { t } = useLingui();
  const said =
    by === 'link'
      ? t({ id: 'reset.stale', message: 'This link has expired or was already used.' })
      : t({ id: 'reset.stale.code', message: 'This code is not right, or has expired.' });
  return (
    <Alert tone="danger" announce="now">
      {said}{' '}
      <SwapLink from="reset-password" to="forgot-password" className={linkClass}>
        {t({ id: 'reset.again', message: 'Send me a new one' })}
      </SwapLink>
    </Alert>
  );
}

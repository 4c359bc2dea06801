import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ForgotPasswordRequest } from '@baize/api/endpoints/session';
import { Button } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useValidationMessage } from '@baize/forms/validation-message';
import { AccountEmail } from '../form/email-field.tsx';
import { FailureAlert } from '../form/failure-alert.tsx';
import { intro } from '../form/form.css.ts';
import { PostForm } from '../form/post-form.tsx';
import { useFormSubmit } from '../form/use-form-submit.ts';
import { accountEmail } from './password-schemas.ts';

export interface ForgotFormProps {
  onSubmit(ask: ForgotPasswordRequest): Promise<unknown>;
  /** It has been asked for; to whom it goes, as the player knows it. */
  onSent(to: string): void;
}

const schema = v.object({ email: accountEmail });

/** Asks for a link to set a new password. */
export function ForgotForm({ onSubmit, onSent }: ForgotFormProps) {
  const { t } = useLingui();
  const words = useValidationMessage();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const sending = useFormSubmit<{ email: string }>(async ({ email }) => {
    await onSubmit({ email });
    onSent(email);
  });
  const { failure } = sending;
  return (
    <PostForm sending={sending} handleSubmit={handleSubmit}>
      <p className={intro}>
        {t({
          id: 'forgot.intro',
          message: 'Tell us the e-mail of your account. We send a link to set a new password.',
        })}
      </p>
      {failure ? <FailureAlert failure={failure} /> : null}
      <AccountEmail
        error={words(formState.errors.email?.message ?? failure?.fields['email'])}
        input={register('email')}
      />
      <Button
        type="submit"
        pending={formState.isSubmitting}
        pendingLabel={t({ id: 'forgot.pending', message: 'Sending' })}
      >
        {t({ id: 'forgot.submit', message: 'Send the link' })}
      </Button>
    </PostForm>
  );
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ResendVerificationRequest } from '@baize/api/endpoints/session';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useValidationMessage } from '@baize/forms/validation-message';
import { AccountEmail } from '../form/email-field.tsx';
import { FailureAlert } from '../form/failure-alert.tsx';
import { intro } from '../form/form.css.ts';
import { PostForm } from '../form/post-form.tsx';
import { useFormSubmit } from '../form/use-form-submit.ts';
import { accountEmail } from '../password/password-schemas.ts';

interface ResendFormProps {
  /** Who is signed in needs no naming. */
  to: 'player' | 'anyone';
  onSubmit(ask: ResendVerificationRequest): Promise<unknown>;
}

/** Sends the link that confirms an address again (PRF-06). */
export function ResendForm({ to, onSubmit }: ResendFormProps) {
  const { t } = useLingui();
  const words = useValidationMessage();
  const [sent, setSent] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(v.object({ email: to === 'anyone' ? accountEmail : v.string() })),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const sending = useFormSubmit<{ email: string }>(async ({ email }) => {
    setSent(false);
    await onSubmit({ email: to === 'anyone' ? email : null });
    setSent(true);
  }, 'resend');
  const { failure } = sending;
  return (
    <PostForm sending={sending} handleSubmit={handleSubmit}>
      <p className={intro}>
        {t({
          id: 'verify.expired.text',
          message:
            'A link to confirm an e-mail address lasts 24 hours and works once. We can send you a new one.',
        })}
      </p>
      {failure ? <FailureAlert failure={failure} /> : null}
      {sent ? (
        <Alert tone="success" announce="now" icon={<MailCheck />}>
          {t({
            id: 'verify.resent',
            message:
              'If the address still needs to be confirmed, we have sent a new link to it. Check your junk mail, too.',
          })}
        </Alert>
      ) : null}
      {to === 'anyone' ? (
        <AccountEmail
          error={words(formState.errors.email?.message ?? failure?.fields['email'])}
          input={register('email')}
        />
      ) : null}
      <Button
        type="submit"
        variant={sent ? 'secondary' : 'primary'}
        pending={formState.isSubmitting}
        pendingLabel={t({ id: 'forgot.pending', message: 'Sending' })}
      >
        {sent
          ? t({ id: 'verify.resend.again', message: 'Send it once more' })
          : t({ id: 'verify.resend', message: 'Send a new link' })}
      </Button>
    </PostForm>
  );
}

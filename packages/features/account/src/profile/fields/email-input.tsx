import { resendVerificationMutation } from '@baize/api/queries/password';
import { cleanEmailInput, displayEmail } from '@baize/domain/validation';
import { inputFilter } from '@baize/forms/input-filter';
import { validateOnBlur } from '@baize/forms/validate-on-blur';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { useApi } from '@baize/player';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Check, Mail } from 'lucide-react';
import * as styles from '../../layout/account-page.css.ts';
import { useProfileFormContext } from '../profile-context.ts';
import { LockedHint } from './locked-hint.tsx';

/** The address: blank where a placeholder stands for none, locked once it is confirmed, else with the way to confirm it. */
export function EmailInput() {
  const { t } = useLingui();
  const { values, locked, onChange, onBlur, getError } = useProfileFormContext();
  const isLocked = locked.includes('email');
  return (
    <div className={styles.stack}>
      <Field
        label={t({ id: 'sign-up.email', message: 'E-mail' })}
        error={getError('email')}
        hint={isLocked ? <LockedHint changedBy="player" /> : undefined}
      >
        <Input
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          value={values.email}
          locked={isLocked}
          onInput={inputFilter(cleanEmailInput)}
          onChange={({ currentTarget }) => onChange('email', currentTarget.value)}
          onBlur={validateOnBlur(() => onBlur('email'))}
        />
      </Field>
      <Confirmed />
    </div>
  );
}

function Confirmed() {
  const { user, values } = useProfileFormContext();
  const { i18n, t } = useLingui();
  const resend = useMutation(resendVerificationMutation(useApi()));
  const kept = displayEmail(user.email);
  if (user.isEmailVerified) {
    return (
      <div>
        <Badge tone="success" icon={<Check />}>
          <Trans id="profile.email.verified">Verified</Trans>
        </Badge>
      </div>
    );
  }
  // A new address is confirmed once it is saved.
  if (kept === '' || values.email !== kept) return null;
  return (
    <div className={styles.stack}>
      <div className={styles.line}>
        <Badge tone="warning" icon={<Mail />}>
          <Trans id="profile.email.unverified">Not verified yet</Trans>
        </Badge>
        <Button
          variant="ghost"
          size="small"
          pending={resend.isPending}
          pendingLabel={t({ id: 'forgot.pending', message: 'Sending' })}
          onClick={() => resend.mutate({ email: null })}
        >
          {t({ id: 'verify.resend', message: 'Send a new link' })}
        </Button>
      </div>
      <p className={styles.small} role="status">
        {resend.isSuccess
          ? t({
              id: 'verify.resent',
              message:
                'If the address still needs to be confirmed, we have sent a new link to it. Check your junk mail, too.',
            })
          : null}
        {resend.isError ? i18n._(otherErrorMessages['error.resend']) : null}
      </p>
    </div>
  );
}

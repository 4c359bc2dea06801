import { displayEmail } from '@baize/domain/validation';
import { Button } from '@baize/ui/button';
import { CodeInput } from '@baize/ui/code-input';
import { Field } from '@baize/ui/field';
import { linkClass } from '@baize/ui/link';
import { PasswordInput } from '@baize/ui/password-input';
import { useLingui } from '@lingui/react/macro';
import { PathLink, ModalLink } from '@baize/links';
import { usePage } from '@baize/page';
import { usePlayer } from '../player/player.ts';
import * as styles from './identity-proof.css.ts';
import type { IdentityProofInput } from './use-identity-proof.ts';

/** Asks for what proves who is there: the current password, or a code where two-step log-in is on. */
export function IdentityProofField({ proof }: { proof: IdentityProofInput }) {
  return (
    <div className={styles.group}>
      {proof.kind === 'password' ? (
        <CurrentPassword proof={proof} />
      ) : (
        // Each kind of code begins with a field of its own: keyboards and password managers tell them apart.
        <Code key={proof.kind} proof={proof} kind={proof.kind} />
      )}
    </div>
  );
}

function CurrentPassword({ proof: { typed, error, box, change } }: { proof: IdentityProofInput }) {
  const { t } = useLingui();
  const player = usePlayer()?.getUser;
  const name = displayEmail(player?.email);
  const hasPhone = usePage().settings.useSMSResetPassword && (player?.phone ?? '') !== '';
  return (
    <>
      {/* Password managers find whose password it is; the new address is not it. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <Field
        label={t({ id: 'password.current', message: 'Current password' })}
        hint={
          name === ''
            ? t({
                id: 'identity-proof.password.generated',
                message: 'The one we showed you when you signed up, unless you have changed it.',
              })
            : t({
                id: 'identity-proof.password.why',
                message: 'So that nobody else can change this on your device.',
              })
        }
        error={error}
      >
        <PasswordInput
          ref={box}
          autoComplete="current-password"
          value={typed}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          showLabel={t({ id: 'login.password.show', message: 'Show the password' })}
          hideLabel={t({ id: 'login.password.hide', message: 'Hide the password' })}
          capsLockLabel={t({ id: 'login.caps-lock', message: 'Caps lock is on' })}
        />
      </Field>
      {/* Who cannot be sent a new password is helped by support. */}
      {name === '' && !hasPhone ? (
        <PathLink to="/contacts" className={`${linkClass} ${styles.help}`}>
          {t({ id: 'identity-proof.password.support', message: 'No password? Contact support' })}
        </PathLink>
      ) : (
        <ModalLink modal="forgot-password" className={`${linkClass} ${styles.help}`}>
          {t({ id: 'login.forgot', message: 'Forgot your password?' })}
        </ModalLink>
      )}
    </>
  );
}

function Code({ proof, kind }: { proof: IdentityProofInput; kind: 'app' | 'recovery' }) {
  const { t } = useLingui();
  const { typed, error, box, change, swap } = proof;
  const labels = {
    app: {
      field: t({ id: 'two-step.code.label', message: 'Code of the authenticator app' }),
      swap: t({ id: 'two-step.recovery.use', message: 'Use a recovery code' }),
    },
    recovery: {
      field: t({ id: 'two-step.recovery.label', message: 'Recovery code' }),
      swap: t({ id: 'two-step.code.use', message: 'Use the app' }),
    },
  }[kind];
  return (
    <>
      <Field
        label={labels.field}
        hint={t({
          id: 'identity-proof.code.why',
          message: 'Two-step log-in is on: nobody changes this without it.',
        })}
        error={error}
      >
        <CodeInput
          ref={box}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          value={typed}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </Field>
      <div>
        <Button variant="ghost" onClick={swap}>
          {labels.swap}
        </Button>
      </div>
    </>
  );
}

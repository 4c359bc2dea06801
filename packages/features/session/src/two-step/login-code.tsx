import { ApiFailure } from '@baize/api/failure';
import { useLingui } from '@lingui/react/macro';
import { intro } from '../form/form.css.ts';
import { CodeForm } from './code-form.tsx';

export interface LoginCodeProps {
  /** Logs in with the code; rejects with the client's `ApiFailure`. */
  submit(code: string): Promise<unknown>;
  /** The player goes back, or the platform takes no more codes for this log-in. */
  onRestart(reason: 'back' | 'expired'): void;
}

/** The second step of a log-in, in place of the password that was right. */
export function LoginCode({ submit, onRestart }: LoginCodeProps) {
  const { t } = useLingui();
  const send = async (code: string) => {
    try {
      await submit(code);
    } catch (problem) {
      if (!(problem instanceof ApiFailure) || problem.code !== 'TWO_STEP_TICKET_EXPIRED') throw problem;
      onRestart('expired');
    }
  };
  return (
    <CodeForm
      autoFocus
      intro={{
        app: (
          <p className={intro}>
            {t({
              id: 'two-step.login.intro',
              message: 'Your password is correct. Now enter the code your authenticator app shows.',
            })}
          </p>
        ),
        recovery: (
          <p className={intro}>
            {t({
              id: 'two-step.login.recovery',
              message:
                'Your password is correct. Now enter one of the recovery codes you have kept. Each one works once.',
            })}
          </p>
        ),
      }}
      submitLabel={t({ id: 'login.submit', message: 'Log in' })}
      pendingLabel={t({ id: 'login.pending', message: 'Logging in' })}
      onSubmit={send}
      onBack={() => onRestart('back')}
    />
  );
}

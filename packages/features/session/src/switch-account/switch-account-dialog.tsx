import { ApiFailure } from '@baize/api/failure';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { actions } from './switch-account-dialog.css.ts';

interface SwitchAccountDialogProps {
  open: boolean;
  /** Whoever is signed in, as they call themselves. */
  name: string | null;
  onStay(): void;
  /** Rejects where the link lets nobody in, and the player is still who they were. */
  onSwitch(): Promise<void>;
  onExited?: () => void;
}

type SwitchStep = 'not-begun' | 'under-way' | 'link-is-dead' | 'not-checked';

export function SwitchAccountDialog({ open, name, onStay, onSwitch, onExited }: SwitchAccountDialogProps) {
  const { t } = useLingui();
  const [step, setStep] = useState<SwitchStep>('not-begun');
  const begin = async () => {
    setStep('under-way');
    try {
      await onSwitch();
    } catch (problem) {
      setStep(isRefusal(problem) ? 'link-is-dead' : 'not-checked');
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onStay}
      onExited={onExited}
      width="alert"
      title={t({ id: 'session.switch.title', message: 'Change to another account?' })}
      description={
        name === null
          ? t({
              id: 'session.switch.text',
              message: 'The link you followed logs in an account, and you are logged in already.',
            })
          : t({
              id: 'session.switch.text-named',
              message: `The link you followed logs in an account, and you are logged in as ${name}.`,
            })
      }
      closeLabel={t({ id: 'button.close', message: 'Close' })}
    >
      <div className={actions}>
        {step === 'link-is-dead' ? (
          <Alert tone="warning" announce="now">
            {t({
              id: 'session.switch.dead',
              message:
                'This link no longer works: it has expired or was used before. You are still logged in to your own account.',
            })}
          </Alert>
        ) : null}
        {step === 'not-checked' ? (
          <Alert tone="warning" announce="now">
            {t({
              id: 'session.switch.not-checked',
              message:
                'No answer came, so we do not know whether the link works. Nothing has changed: you are still logged in to your own account.',
            })}
          </Alert>
        ) : null}
        <Button size="large" onClick={onStay}>
          {t({ id: 'session.switch.stay', message: 'Stay in my account' })}
        </Button>
        {step === 'link-is-dead' ? null : (
          <Button
            variant="outline"
            pending={step === 'under-way'}
            pendingLabel={t({ id: 'session.switch.changing', message: 'Changing' })}
            onClick={() => void begin()}
          >
            {step === 'not-checked'
              ? t({ id: 'msg.try.again', message: 'Try again' })
              : t({ id: 'session.switch.change', message: 'Log in with the link' })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function isRefusal(problem: unknown): boolean {
  return problem instanceof ApiFailure && (problem.kind === 'session-ended' || problem.kind === 'refused');
}

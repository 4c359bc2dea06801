import type { TwoStepSetUp } from '@baize/api/endpoints/session';
import { copyText } from '@baize/browser/clipboard';
import { buttonClass } from '@baize/ui/button';
import { CopyField } from '@baize/ui/copy-field';
import { QrCode } from '@baize/ui/qr-code';
import { Trans, useLingui } from '@lingui/react/macro';
import { CodeForm } from './code-form.tsx';
import * as css from './two-step.css.ts';

interface SetUpProps {
  setUp: TwoStepSetUp;
  onConfirm(code: string): Promise<void>;
  onBack(): void;
}

/** Brings the secret into an authenticator app, by camera, by a press on a phone or by hand; then its code confirms it. */
export function SetUp({ setUp: { secret, uri }, onConfirm, onBack }: SetUpProps) {
  const { t } = useLingui();
  return (
    <>
      <h3 className={css.subtitle}>
        <Trans id="two-step.set-up.title">Set up your authenticator app</Trans>
      </h3>
      <ol className={css.steps}>
        <li className={css.step}>
          <p className={css.stepText}>
            <Trans id="two-step.set-up.scan">
              Scan this code with an authenticator app, or with a password manager that has one.
            </Trans>
          </p>
          <div className={css.transfer}>
            <QrCode
              text={uri}
              label={t({ id: 'two-step.qr', message: 'QR code for the authenticator app' })}
            />
            <a href={uri} className={buttonClass({ variant: 'outline' })}>
              <Trans id="two-step.open-app">Open the app on this device</Trans>
            </a>
          </div>
          <CopyField
            label={t({ id: 'two-step.secret', message: 'Or enter this key in the app' })}
            value={secret}
            format="code"
            copy={copyText}
            copyLabel={t({ id: 'button.copy', message: 'Copy' })}
            copiedLabel={t({ id: 'button.copied', message: 'Copied' })}
            failedLabel={t({ id: 'button.copy.refused', message: 'Select it and copy it by hand' })}
          />
        </li>
        <li className={css.step}>
          <p className={css.stepText}>
            <Trans id="two-step.set-up.code">
              Enter the code the app shows now. A new one comes every 30 seconds.
            </Trans>
          </p>
          <CodeForm
            hasRecovery={false}
            submitLabel={t({ id: 'two-step.confirm', message: 'Turn on' })}
            pendingLabel={t({ id: 'two-step.confirming', message: 'Turning on' })}
            onSubmit={onConfirm}
            onBack={onBack}
          />
        </li>
      </ol>
    </>
  );
}

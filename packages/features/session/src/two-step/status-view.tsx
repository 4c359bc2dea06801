import type { TwoStepStatus } from '@baize/api/endpoints/session';
import { Alert, type AlertTone } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from './two-step.css.ts';
import type { TwoStepControls, TwoStepNotice } from './use-two-step.ts';

/** So few recovery codes are worth a warning. */
const FEW_CODES = 3;

/** Whether two-step log-in is on, what that means, and what came of the last change. */
export function StatusView({ status, controls }: { status: TwoStepStatus; controls: TwoStepControls }) {
  const { view, show } = controls;
  const notice = view.name === 'status' ? view.notice : null;
  return (
    <>
      {notice ? <Notice notice={notice} /> : null}
      {status.enabled ? (
        <>
          <p className={css.text}>
            <Trans id="two-step.on.text">
              After your password, every log-in asks for a code of your authenticator app.
            </Trans>
          </p>
          <CodesLeft left={status.recoveryCodesLeft} />
          <div className={css.actions}>
            <Button variant="secondary" onClick={() => show({ name: 'renew' })}>
              <Trans id="two-step.renew">New recovery codes</Trans>
            </Button>
            <Button variant="outline" onClick={() => show({ name: 'turn-off' })}>
              <Trans id="two-step.turn-off">Turn off</Trans>
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={css.text}>
            <Trans id="two-step.off.text">
              After your password, the log-in asks for a code of an app on your phone. Whoever learns your
              password cannot log in without it.
            </Trans>
          </p>
          <div className={css.actions}>
            <Button variant="secondary" onClick={() => show({ name: 'prove' })}>
              <Trans id="two-step.set-up">Set up</Trans>
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function CodesLeft({ left }: { left: number | null }) {
  const { t } = useLingui();
  if (left === null) return null;
  const text = t({
    id: 'two-step.codes-left',
    message: plural(left, { one: '# recovery code is left.', other: '# recovery codes are left.' }),
  });
  if (left > FEW_CODES)
    return (
      <p className={css.text}>
        {text} <Trans id="two-step.codes-kept">If you have not kept them, make new ones.</Trans>
      </p>
    );
  return (
    <Alert tone="warning">
      {text} <Trans id="two-step.few-codes">Make new ones, so that you can log in without your phone.</Trans>
    </Alert>
  );
}

function Notice({ notice }: { notice: TwoStepNotice }) {
  const { i18n } = useLingui();
  const { tone, text } = NOTICES[notice];
  return (
    <Alert tone={tone} announce="now">
      {i18n._(text)}
    </Alert>
  );
}

const NOTICES = {
  on: { tone: 'success', text: msg({ id: 'two-step.notice.on', message: 'Two-step log-in is on.' }) },
  off: { tone: 'success', text: msg({ id: 'two-step.notice.off', message: 'Two-step log-in is off.' }) },
  renewed: {
    tone: 'success',
    text: msg({ id: 'two-step.notice.renewed', message: 'Your new recovery codes work from now on.' }),
  },
  'on-already': {
    tone: 'info',
    text: msg({ id: 'two-step.notice.on-already', message: 'Two-step log-in is on already.' }),
  },
  'codes-unseen': {
    tone: 'warning',
    text: msg({
      id: 'two-step.notice.codes-unseen',
      message: 'Two-step log-in is on, but your recovery codes did not arrive. Make new ones now.',
    }),
  },
  'set-up-expired': {
    tone: 'info',
    text: msg({
      id: 'two-step.notice.set-up-expired',
      message: 'This set-up was open for too long. Start again: the app needs a new code to scan.',
    }),
  },
} as const satisfies Record<TwoStepNotice, { tone: AlertTone; text: MessageDescriptor }>;

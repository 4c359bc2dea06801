import { freezeMutation } from '@baize/api/queries/limits';
import { panicBreak, type FreezeDays } from '@baize/domain/self-exclusion';
import { useApi, useExclusionStatus } from '@baize/player';
import { useRulePack } from '@baize/player/rule-pack';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { OctagonX } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { focusLockNotice } from '../dialog/lock-notice.ts';
import { ErrorAlert } from '../dialog/error-alert.tsx';
import { InFullScreen } from '../full-screen/in-full-screen.tsx';
import { useEndSessionWhenExcluded } from '../exclusion/use-end-session-when-excluded.ts';
import { useFormatDuration } from '../messages/use-format-duration.ts';
import { useFootBar } from '../foot-bar/use-foot-bar.ts';
import { useToolErrorMessage } from '../messages/use-tool-error-message.ts';
import * as css from './panic-button.css.ts';

/** One press and out, on every page, where the market has such a button (markets.md "Germany"); it never asks again. */
export function PanicButton() {
  const days = panicBreak(useRulePack());
  const status = useExclusionStatus();
  if (days === null || status !== 'free') return null;
  return (
    <InFullScreen>
      <StopButton days={days} />
    </InFullScreen>
  );
}

function StopButton({ days }: { days: FreezeDays }) {
  const { t } = useLingui();
  const id = useId();
  const words = useToolErrorMessage('exclusion');
  const freeze = useMutation(freezeMutation(useApi()));
  useEndSessionWhenExcluded(freeze.error);
  const duration = useFormatDuration()(days * 24 * 60);
  const region = useRef<HTMLDivElement>(null);
  useFootBar(region);
  const isPressed = useRef(false);
  // It goes with the session, and the focus with it.
  useEffect(
    () => () => {
      if (isPressed.current) focusLockNotice();
    },
    [],
  );
  const press = () => {
    isPressed.current = true;
    freeze.mutate({ body: { days } });
  };
  return (
    <div ref={region} className={css.region} data-panic="">
      <ErrorAlert message={freeze.error === null ? null : words(freeze.error)} />
      <Button
        variant="danger"
        className={css.button}
        icon={<OctagonX size={18} aria-hidden />}
        aria-describedby={id}
        pending={freeze.isPending}
        pendingLabel={t({ id: 'freeze.sending', message: 'Freezing' })}
        onClick={press}
      >
        {t({ id: 'panic.stop', message: `Stop now for ${duration}` })}
      </Button>
      <p id={id} hidden>
        <Trans id="exclusion.means.at-once">It begins at once. You are signed out everywhere.</Trans>
      </p>
    </div>
  );
}

import { limitKindMessages } from '@baize/i18n/catalogue/safer-play';
import type { ModalProps } from '@baize/page/brand';
import { Trans, useLingui } from '@lingui/react/macro';
import { DialogSkeleton } from '../dialog/dialog-skeleton.tsx';
import { LimitsError } from '../dialog/limits-error.tsx';
import { ToolDialog } from '../dialog/tool-dialog.tsx';
import { useLimits } from '../limits/use-limits.ts';
import { SessionLimitForm } from './session-limit-form.tsx';

/** How long a session may last (LIM-03). */
export function SessionLimitDialog(modal: ModalProps) {
  const { i18n } = useLingui();
  return (
    <ToolDialog
      {...modal}
      title={i18n._(limitKindMessages.session)}
      visitor={<Trans id="limits.visitor">Limits belong to an account. Log in to see and set yours.</Trans>}
    >
      <LoadedSessionLimit done={modal.close} />
    </ToolDialog>
  );
}

function LoadedSessionLimit({ done }: { done(): void }) {
  const known = useLimits();
  if (known.kind === 'failed') return <LimitsError onRetry={known.retry} heading="h3" />;
  if (known.kind === 'reading') return <DialogSkeleton />;
  return <SessionLimitForm limits={known.limits} onDone={done} />;
}

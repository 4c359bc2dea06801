import type { ModalProps } from '@baize/page/brand';
import { Trans, useLingui } from '@lingui/react/macro';
import { ToolDialog } from '../dialog/tool-dialog.tsx';
import { IntervalForm } from './interval-form.tsx';

/** How the session of play stands now, and how often to be told (LIM-07). */
export function RealityCheckDialog(modal: ModalProps) {
  const { t } = useLingui();
  return (
    <ToolDialog
      {...modal}
      title={t({ id: 'reality.name', message: 'Reality check' })}
      visitor={
        <Trans id="reality.visitor">A reality check belongs to an account. Log in to set yours.</Trans>
      }
    >
      <IntervalForm onDone={modal.close} />
    </ToolDialog>
  );
}

import type { ModalProps } from '@baize/page/brand';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ToolDialog } from '../dialog/tool-dialog.tsx';
import { FreezeForm } from './freeze-form.tsx';

/** A break of some days over any page (LIM-05). */
export function FreezeDialog(modal: ModalProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <ToolDialog
      {...modal}
      title={t({ id: 'safer-play.break', message: 'Take a break' })}
      visitor={<Trans id="freeze.visitor">A break belongs to an account. Log in and choose its days.</Trans>}
    >
      <FreezeForm initialDays={Number(search.get('days'))} />
    </ToolDialog>
  );
}

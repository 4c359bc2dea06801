import type { PutSelfExclusionRequest } from '@baize/api/endpoints/account';
import type { TimeSpan } from '@baize/domain/rule-packs';
import type { ModalProps } from '@baize/page/brand';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ToolDialog } from '../dialog/tool-dialog.tsx';
import { ChooseLength } from './choose-length.tsx';
import { ConfirmExclusion } from './confirm-exclusion.tsx';

/** A length that was chosen, and how it is asked for. */
export interface ChosenLength {
  span: TimeSpan;
  months: number | null;
  request: PutSelfExclusionRequest;
}

/** Self-exclusion in two presses: how long, then what it means and the player's word (LIM-04). */
export function SelfExclusionDialog(modal: ModalProps) {
  const { t } = useLingui();
  const [chosen, choose] = useState<ChosenLength | null>(null);
  return (
    <ToolDialog
      {...modal}
      title={t({ id: 'safer-play.self-exclusion', message: 'Self-exclusion' })}
      visitor={
        <Trans id="exclusion.visitor">
          An exclusion belongs to an account. Log in and this opens again; you can always withdraw your money.
        </Trans>
      }
    >
      {chosen === null ? (
        <ChooseLength onChoose={choose} />
      ) : (
        <ConfirmExclusion chosen={chosen} onBack={() => choose(null)} />
      )}
    </ToolDialog>
  );
}

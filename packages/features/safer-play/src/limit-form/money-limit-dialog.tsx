import type { Limit, LimitChangeKind } from '@baize/domain/limits';
import { limitKindMessages } from '@baize/i18n/catalogue/safer-play';
import type { ModalProps } from '@baize/page/brand';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ToolDialog } from '../dialog/tool-dialog.tsx';
import type { MoneyLimitType } from '../messages/limit-names.ts';
import { MoneyLimit } from './money-limit.tsx';

/** What the player has typed and is shown before it is sent. */
export type RequestedLimit = { amount: Limit; kind: LimitChangeKind };

/** A deposit, loss or bet limit: its amount, then what that means, then the player's word (LIM-01). */
export function MoneyLimitDialog({ type, ...modal }: ModalProps & { type: MoneyLimitType }) {
  const { i18n } = useLingui();
  const [wish, setWish] = useState<RequestedLimit | null>(null);
  const name = i18n._(limitKindMessages[type]);
  return (
    <ToolDialog
      {...modal}
      title={name}
      visitor={<Trans id="limits.visitor">Limits belong to an account. Log in to see and set yours.</Trans>}
    >
      <MoneyLimit type={type} requested={wish} onRequest={setWish} onDone={modal.close} />
    </ToolDialog>
  );
}

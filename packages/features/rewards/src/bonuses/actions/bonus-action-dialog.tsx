import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { BonusActionRetry, BonusActionSuccess, BonusActionRefused } from './bonus-action-parts.tsx';
import type { FinishedBonusAction } from './use-bonus-action.ts';

export interface BonusActionDialogProps {
  title: string;
  open: boolean;
  /** What gets focus first; else the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets focus afterwards; else what had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  onClose(): void;
  onExited(): void;
  children: ReactNode;
}

/** The dialog of an action to a bonus, before it and after. */
export function BonusActionDialog(props: BonusActionDialogProps) {
  const { t } = useLingui();
  return <Dialog {...props} closeLabel={t({ id: 'dialog.close', message: 'Close' })} />;
}

export interface BonusActionResultViewProps {
  result: FinishedBonusAction;
  /** What each ending of this action is told by. */
  messages: Record<FinishedBonusAction['kind'], ReactNode>;
  /** What it came to in figures, once it is done. */
  figures?: ReactNode;
  /** A way on once it is done. */
  nextAction?: ReactNode;
  onRetry(): void;
  onClose(): void;
}

/** How an action ended, with what can be done about it. */
export function BonusActionResultView({
  result,
  messages,
  figures,
  nextAction,
  onRetry,
  onClose,
}: BonusActionResultViewProps) {
  const told = messages[result.kind];
  switch (result.kind) {
    case 'done':
    case 'already':
      return (
        <BonusActionSuccess
          onClose={onClose}
          way={nextAction}
          figures={result.kind === 'done' ? figures : null}
        >
          {told}
        </BonusActionSuccess>
      );
    case 'refused':
      return (
        <BonusActionRefused refusal={result.refusal} onClose={onClose}>
          {told}
        </BonusActionRefused>
      );
    case 'not-done':
    case 'unknown':
      return (
        <BonusActionRetry onRetry={onRetry} onClose={onClose}>
          {told}
        </BonusActionRetry>
      );
  }
}

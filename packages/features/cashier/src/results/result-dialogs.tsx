import type { ResultKind } from '@baize/domain/deposit-payment';
import type { ModalProps } from '@baize/page/brand';
import type { ComponentType } from 'react';
import { ResultDialog } from './result-dialog.tsx';

const resultDialogFor = (asked: ResultKind): ComponentType<ModalProps> =>
  function DepositResult(props) {
    return <ResultDialog {...props} requested={asked} />;
  };

/** The dialog of each result, as the address asks for it. */
export const resultDialogs = {
  success: resultDialogFor('success'),
  '3ds-success': resultDialogFor('3ds-success'),
  pending: resultDialogFor('pending'),
  return: resultDialogFor('return'),
  cancel: resultDialogFor('cancel'),
  decline: resultDialogFor('decline'),
  failed: resultDialogFor('failed'),
} satisfies Record<ResultKind, ComponentType<ModalProps>>;

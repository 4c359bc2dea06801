import type { ResultKind } from '@baize/domain/deposit-payment';
import type { ModalProps } from '@baize/shell/brand';
import type { ComponentType } from 'react';
import { ResultDialog } from './result-dialog.tsx';

const told = (asked: ResultKind): ComponentType<ModalProps> =>
  function DepositResult(props) {
    return <ResultDialog {...props} asked={asked} />;
  };

/** The dialog of each result, as the address asks for it. */
export const resultDialogs = {
  success: told('success'),
  '3ds-success': told('3ds-success'),
  pending: told('pending'),
  return: told('return'),
  cancel: told('cancel'),
  decline: told('decline'),
  failed: told('failed'),
} satisfies Record<ResultKind, ComponentType<ModalProps>>;

import type { ModalProps } from '@baize/page/brand';
import type { ComponentType } from 'react';
import { CloseAccountDialog } from './close-account/close-account-dialog.tsx';
import { FreezeDialog } from './exclusion/freeze-dialog.tsx';
import { SelfExclusionDialog } from './exclusion/self-exclusion-dialog.tsx';
import { MoneyLimitDialog } from './limit-form/money-limit-dialog.tsx';
import { SessionLimitDialog } from './limit-form/session-limit-dialog.tsx';
import { RealityCheckDialog } from './reality/reality-check-dialog.tsx';

/** The tools that open over a page, by the name of their modal; one chunk: whoever sets one limit sets others. */
export const TOOL_DIALOGS = {
  'deposit-limit': (modal: ModalProps) => <MoneyLimitDialog type="deposit" {...modal} />,
  'loss-limit': (modal: ModalProps) => <MoneyLimitDialog type="loss" {...modal} />,
  'bet-limit': (modal: ModalProps) => <MoneyLimitDialog type="bet" {...modal} />,
  'session-limit': SessionLimitDialog,
  'self-exclusion': SelfExclusionDialog,
  'reality-check': RealityCheckDialog,
  freeze: FreezeDialog,
  'close-account': CloseAccountDialog,
} satisfies Record<string, ComponentType<ModalProps>>;

/** One of them. */
export type ToolModal = keyof typeof TOOL_DIALOGS;

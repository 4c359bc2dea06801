import { withDeferredMessages } from '@baize/shell/deferred-messages';

/** The dialogs' code. A step of its own, so that the first view names one file and not every sheet of theirs. */
export const loadWithdraw = () => withDeferredMessages(() => import('./withdraw/withdraw-dialog.tsx'));
export const loadDeposit = () => withDeferredMessages(() => import('./deposit/deposit-dialog.tsx'));
export const loadResults = () => withDeferredMessages(() => import('./results/result-dialogs.tsx'));
export const loadUnresolvedNotice = () =>
  withDeferredMessages(() => import('./unresolved/unresolved-notice.tsx'));

import { withLaterWords } from '@baize/shell/later-words';

/** The dialogs' code. A step of its own, so that the first view names one file and not every sheet of theirs. */
export const loadWithdraw = () => withLaterWords(() => import('./withdraw/withdraw-dialog.tsx'));
export const loadDeposit = () => withLaterWords(() => import('./deposit/deposit-dialog.tsx'));
export const loadResults = () => withLaterWords(() => import('./results/result-dialogs.tsx'));
export const loadUnknownNotice = () => withLaterWords(() => import('./unknown/unknown-notice.tsx'));

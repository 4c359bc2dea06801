/** The dialogs' code. A step of its own, so that the first view names one file and not every sheet of theirs. */
export const loadWithdraw = () => import('./withdraw/withdraw-dialog.tsx');
export const loadDeposit = () => import('./deposit/deposit-dialog.tsx');
export const loadResults = () => import('./results/result-dialogs.tsx');

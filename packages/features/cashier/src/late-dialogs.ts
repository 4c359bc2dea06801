/** The dialogs' code. A step of its own, so that the first view names one file and not every sheet of theirs. */
export const loadWithdraw = () => import('./withdraw/withdraw-dialog.tsx');

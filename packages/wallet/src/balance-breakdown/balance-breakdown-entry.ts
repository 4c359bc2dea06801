export { BalanceBreakdownView, type BalanceBreakdownViewProps } from './balance-breakdown-view.tsx';
export { LostSpinsNote } from './lost-spins-note.tsx';
export type { MoneyFormat } from './money-format.ts';
export { useBalanceBreakdown, type BalanceBreakdownData } from './use-balance-breakdown.ts';

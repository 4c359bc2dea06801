import { usePlayer } from '@baize/player';
import { LimitBar } from './limit-bar.tsx';
import type { DepositLimit } from './use-deposit-limits.ts';

/** The deposit limit that leaves least, and the month's where that is another one (SES-14). */
export function LimitBars({ limits }: { limits: readonly DepositLimit[] }) {
  // Limits are kept in the player's own currency, whatever purse is paid into.
  const currency = usePlayer()?.getUser.currencyCode ?? '';
  const [tightest] = limits;
  const month = limits.find((limit) => limit.period === 'monthly' && limit !== tightest);
  return (
    <>
      {tightest ? <LimitBar limit={tightest} currency={currency} /> : null}
      {month ? <LimitBar limit={month} currency={currency} /> : null}
    </>
  );
}

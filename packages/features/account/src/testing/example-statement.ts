import type { Statement, StatementTotals } from '@baize/domain/statement';

function totals(paidIn: number, paidOut: number): StatementTotals {
  const net = paidIn - paidOut;
  return { currencyCode: 'EUR', paidIn, paidOut, onItsWay: 0, rewards: 0, corrected: 0, net };
}

/** A statement in euros of these months (`yyyy-MM`), in each of which a little more was paid in than before. */
export function exampleStatement(months: readonly string[]): Statement {
  const periods = months.map((month, place) => ({ month, totals: [totals(40 + place * 10, 20)] }));
  const paidIn = periods.reduce((sum, { totals: [own] }) => sum + (own?.paidIn ?? 0), 0);
  return { periods, totals: [totals(paidIn, months.length * 20)] };
}

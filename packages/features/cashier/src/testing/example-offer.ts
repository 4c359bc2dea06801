/** An offer of a deposit as the platform tells it: as much again up to €100, wagered thirty times. */
export function exampleOffer(parts: object = {}) {
  return {
    id: 'harbour-welcome',
    name: 'Harbour welcome',
    type: 'Deposit',
    status: 'offered',
    currencyCode: 'EUR',
    depositBonusPercent: 100,
    maxBonusThreshold: 100,
    minDeposit: 20,
    maxWin: 500,
    multiplier: 30,
    runsDays: 14,
    ...parts,
  };
}

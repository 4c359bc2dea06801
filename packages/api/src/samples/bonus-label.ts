const amounts = {
  depositAmount: 50,
  bonusAmount: 25,
  wagerLeft: 400,
  wagered: 225,
  maxBonusThreshold: 100,
  maxWin: 500,
  minBalance: 1,
  minDeposit: 20,
};

/** A bonus label with every field of S2 §3. */
export const bonusLabel = {
  id: 12,
  name: 'Weekend reload',
  type: 'Deposit',
  status: 'active',
  game: 'Harbour Sevens',
  gameSlug: 'harbour-sevens',
  currencyCode: 'USD',
  ...amounts,
  multiplier: 25,
  depositBonusPercent: 50,
  freeSpinsQuantity: 20,
  freeSpinsLeft: 5,
  runsDays: 7,
  start: '2026-03-01T00:00:00Z',
  expiry: '2026-03-08T00:00:00+01:00',
  convertedAmounts: { currencyCode: 'EUR', ...amounts },
};

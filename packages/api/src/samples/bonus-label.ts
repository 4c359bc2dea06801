const amounts = {
  depositAmount: 50,
  bonusAmount: 25,
  wagerLeft: 400,
  wagered: 225,
  maxBonusThreshold: 100,
  maxWin: 500,
  minBalance: 1,
  minDeposit: 20,
  releasedAmount: 0,
  lostAmount: 12.5,
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
  ended: '2026-03-07T10:00:00Z',
  convertedAmounts: { currencyCode: 'EUR', ...amounts },
};

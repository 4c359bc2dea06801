import { ok } from './fake-cashier.ts';

/** A platform's answer: a deposit limit of 100 a week, of which so much is left. */
export const weeklyLimit = (left: number) =>
  ok({
    limits: [
      {
        type: 'deposit',
        period: 1,
        amount: 100,
        used: 100 - left,
        left,
        periodEndsAt: '2099-01-05T00:00:00Z',
      },
    ],
    sessionStartedAt: null,
  });

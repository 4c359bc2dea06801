import { getLocation } from '@baize/api/calls/access';
import { registerCall, type Calls } from '../http/register-call.ts';

const CURRENCY_NAMES = { EUR: 'Euro', USD: 'US dollar', USDT: 'Tether', BTC: 'Bitcoin' } as const;
const CAPITALS: Readonly<Record<string, string>> = {
  NL: 'Amsterdam',
  DE: 'Berlin',
  SE: 'Stockholm',
  GB: 'London',
};

export function registerAccess(calls: Calls): void {
  const { visitor } = calls.platform;

  registerCall(calls, getLocation, async ({ caller }) => {
    const code = visitor.country();
    return {
      data: {
        location: {
          country: { code, countryId: countryId(code) },
          currencies: Object.entries(CURRENCY_NAMES).map(([currency, name]) => ({ code: currency, name })),
          ipInfo: { ip: caller.ip, city: CAPITALS[code] ?? null, subdivision: null },
        },
      },
    };
  });
}

/** The same number for the same two letters, always: AA is 1, ZZ is 676. */
function countryId(code: string): number {
  const place = (index: number) => code.toUpperCase().charCodeAt(index) - 65;
  return place(0) * 26 + place(1) + 1;
}

import { findCountryByIp } from './ip-ranges.ts';

/**
 * Where the sandbox says visitors are; null for the address means the one they really come from. A country a tester
 * chose holds for everybody; without one the address tells (`findCountryByIp`), and any other address is at home.
 */
export type SimulatedVisitor = {
  country(): string;
  countryOf(ip: string): string;
  ip(): string | null;
  set(visitor: { country?: string | undefined; ip?: string | null | undefined }): void;
  reset(): void;
};

const HOME = 'NL';
type Location = { country: string | null; ip: string | null };
const UNSET: Location = { country: null, ip: null };

export function createSimulatedVisitor(): SimulatedVisitor {
  let placed = UNSET;
  const countryOf = (ip: string) => placed.country ?? findCountryByIp(ip) ?? HOME;
  return {
    country: () => countryOf(placed.ip ?? ''),
    countryOf,
    ip: () => placed.ip,
    set: ({ country, ip }) => {
      placed = {
        country: country ?? placed.country,
        ip: ip === undefined ? placed.ip : ip,
      };
    },
    reset: () => {
      placed = UNSET;
    },
  };
}

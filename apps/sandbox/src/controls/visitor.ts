import { countryOfIp } from './ip-ranges.ts';

/**
 * Where the sandbox says visitors are; null for the address means the one they really come from. A country a tester
 * chose holds for everybody; without one the address tells (`countryOfIp`), and any other address is at home.
 */
export type Visitor = {
  country(): string;
  countryOf(ip: string): string;
  ip(): string | null;
  place(visitor: { country?: string | undefined; ip?: string | null | undefined }): void;
  reset(): void;
};

const HOME = 'NL';
type Placed = { country: string | null; ip: string | null };
const NOWHERE: Placed = { country: null, ip: null };

export function createVisitor(): Visitor {
  let placed = NOWHERE;
  const countryOf = (ip: string) => placed.country ?? countryOfIp(ip) ?? HOME;
  return {
    country: () => countryOf(placed.ip ?? ''),
    countryOf,
    ip: () => placed.ip,
    place: ({ country, ip }) => {
      placed = {
        country: country ?? placed.country,
        ip: ip === undefined ? placed.ip : ip,
      };
    },
    reset: () => {
      placed = NOWHERE;
    },
  };
}

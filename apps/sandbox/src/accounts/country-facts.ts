type Facts = { currency: string; zone: string; capital: string };

const EURO: Readonly<Record<string, readonly [zone: string, capital: string]>> = {
  AT: ['Europe/Vienna', 'Wien'],
  BE: ['Europe/Brussels', 'Bruxelles'],
  DE: ['Europe/Berlin', 'Berlin'],
  ES: ['Europe/Madrid', 'Madrid'],
  FI: ['Europe/Helsinki', 'Helsinki'],
  FR: ['Europe/Paris', 'Paris'],
  GR: ['Europe/Athens', 'Athina'],
  IE: ['Europe/Dublin', 'Dublin'],
  IT: ['Europe/Rome', 'Roma'],
  LU: ['Europe/Luxembourg', 'Luxembourg'],
  MT: ['Europe/Malta', 'Valletta'],
  NL: ['Europe/Amsterdam', 'Amsterdam'],
  PT: ['Europe/Lisbon', 'Lisboa'],
};

const OTHERS: Readonly<Record<string, Facts>> = {
  BR: { currency: 'BRL', zone: 'America/Sao_Paulo', capital: 'Brasília' },
  CA: { currency: 'CAD', zone: 'America/Toronto', capital: 'Ottawa' },
  CW: { currency: 'USD', zone: 'America/Curacao', capital: 'Willemstad' },
  DK: { currency: 'DKK', zone: 'Europe/Copenhagen', capital: 'København' },
  GB: { currency: 'GBP', zone: 'Europe/London', capital: 'London' },
  IN: { currency: 'INR', zone: 'Asia/Kolkata', capital: 'New Delhi' },
  JP: { currency: 'JPY', zone: 'Asia/Tokyo', capital: 'Tokyo' },
  KP: { currency: 'USD', zone: 'Asia/Pyongyang', capital: 'Pyongyang' },
  NO: { currency: 'NOK', zone: 'Europe/Oslo', capital: 'Oslo' },
  PL: { currency: 'PLN', zone: 'Europe/Warsaw', capital: 'Warszawa' },
  SE: { currency: 'SEK', zone: 'Europe/Stockholm', capital: 'Stockholm' },
  TR: { currency: 'TRY', zone: 'Europe/Istanbul', capital: 'Ankara' },
  US: { currency: 'USD', zone: 'America/New_York', capital: 'Washington' },
};

/** The currencies an account can be kept in; the first is for countries without one of their own here. */
export const CURRENCIES = [
  { code: 'USD', name: 'US dollar' },
  { code: 'EUR', name: 'Euro' },
  { code: 'GBP', name: 'Pound sterling' },
  { code: 'BRL', name: 'Brazilian real' },
  { code: 'CAD', name: 'Canadian dollar' },
  { code: 'DKK', name: 'Danish krone' },
  { code: 'INR', name: 'Indian rupee' },
  { code: 'JPY', name: 'Japanese yen' },
  { code: 'NOK', name: 'Norwegian krone' },
  { code: 'PLN', name: 'Polish złoty' },
  { code: 'SEK', name: 'Swedish krona' },
  { code: 'TRY', name: 'Turkish lira' },
  { code: 'BTC', name: 'Bitcoin' },
  { code: 'USDT', name: 'Tether' },
] as const;

export type Currency = (typeof CURRENCIES)[number];

function findCountryFacts(country: string): Facts | undefined {
  const code = country.toUpperCase();
  const euro = Object.hasOwn(EURO, code) ? EURO[code] : undefined;
  if (euro) return { currency: 'EUR', zone: euro[0], capital: euro[1] };
  return Object.hasOwn(OTHERS, code) ? OTHERS[code] : undefined;
}

export function isCurrency(code: string): boolean {
  return CURRENCIES.some((currency) => currency.code === code);
}

/** The currency a newcomer of a country plays in unless they choose another. */
export function currencyOfCountry(country: string): string {
  return findCountryFacts(country)?.currency ?? CURRENCIES[0].code;
}

/** All currencies, a country's own first. */
export function currenciesFor(country: string): readonly Currency[] {
  const own = currencyOfCountry(country);
  return [...CURRENCIES].toSorted((one, other) => Number(other.code === own) - Number(one.code === own));
}

/** The zone a player's days, weeks and months are counted in: that of their country's capital, else UTC. */
export function getPlayerZone({ countryCode }: { countryCode: string }): string {
  return findCountryFacts(countryCode)?.zone ?? 'UTC';
}

export function getCapital(country: string): string | null {
  return findCountryFacts(country)?.capital ?? null;
}

/** A field a method asks for. `check` names its form; `kept` fields alone are ever written down. */
export type MethodField = {
  name: string;
  required?: boolean;
  options?: readonly string[];
  check?:
    | 'card-number'
    | 'expiry'
    | 'cvc'
    | 'email'
    | 'phone'
    | 'bank-code'
    | 'euro-account'
    | 'upi-id'
    | 'code'
    | 'crypto-address';
  isStored?: boolean;
};

/** Lists of country codes by a player's tag, or under `matched`, `unmatched`, `default` (S1 §3). */
export type CountriesByTag = Readonly<Record<string, readonly string[]>>;

/**
 * A way to pay as the house keeps it; empty lists restrict nothing. `family` says how it is paid: cards and vouchers
 * are answered at once, crypto with an address, everything else on the provider's page. `range` and `payout` are euros. `returnsBy`: how the
 * provider sends the player back.
 */
export type Method = {
  id: number;
  name: string;
  paymentMethod: string;
  title: string;
  rawTitle: string;
  description: string;
  family: 'card' | 'bank' | 'wallet' | 'crypto' | 'voucher';
  order: number;
  isActive?: boolean;
  hidden?: boolean;
  countries?: readonly string[];
  excludedCountries?: readonly string[];
  countriesByTag?: CountriesByTag;
  tags?: readonly string[];
  currencies?: readonly string[];
  excludedCurrencies?: readonly string[];
  emails?: readonly string[];
  range: readonly [min: number, max: number];
  payout?: readonly [min: number, max: number];
  depositFields?: readonly MethodField[];
  payoutFields?: readonly MethodField[];
  returnMethod?: 'GET' | 'POST';
  /** Colours of its drawn badge: ground and lettering. */
  badge: readonly [ground: string, ink: string];
};

export const CRYPTO_CURRENCIES = ['BTC', 'USDT'] as const;
/** The euro area and its neighbours whose banks clear euros with each other. */
export const EURO_BANKS = [
  'AT',
  'BE',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GR',
  'IE',
  'IT',
  'LU',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'SE',
] as const;

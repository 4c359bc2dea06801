/** Length of an IBAN by country. Source: SWIFT IBAN Registry (ISO 13616). */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BI: 27,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DJ: 27,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FK: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HN: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MN: 20,
  MR: 27,
  MT: 31,
  MU: 30,
  NI: 28,
  NL: 18,
  NO: 15,
  OM: 23,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  RU: 33,
  SA: 24,
  SC: 31,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  SO: 23,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
  YE: 30,
};

/** Countries whose banks take euro transfers by IBAN (SEPA). Source: European Payments Council, EPC409-09. */
const SEPA: ReadonlySet<string> = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK ' +
    'SM VA'
  ).split(' '),
);

/** Returns an IBAN as banks store it: no spaces, in capitals. */
export function normalizeIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/** Tells whether a text starts as an IBAN does: two letters and two digits, spaces not counted. */
export function looksLikeIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}/.test(normalizeIban(text));
}

/**
 * Tells whether a text is an IBAN: a known country, its length, and the check digits (mod 97). Spaces and lower case are
 * accepted as people type them. Source: ISO 13616; requirements PAY-09.
 */
export function isIban(text: string): boolean {
  const iban = normalizeIban(text);
  const length = LENGTHS[iban.slice(0, 2)];
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) || iban.length !== length) return false;
  const checkDigits = Number(iban.slice(2, 4));
  return checkDigits >= 2 && checkDigits <= 98 && remainder97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Writes an IBAN in groups of four, as it is read and compared; any other text as it is. Source: ISO 13616. */
export function groupIban(text: string): string {
  return isIban(text) ? normalizeIban(text).replaceAll(/.{4}(?=.)/g, '$& ') : text;
}

/** Letters count from A = 10 to Z = 35. */
function remainder97(text: string): number {
  return Array.from(text).reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/** Tells whether a method is for euro banks alone: its list of allowed countries names some, and each takes IBANs. */
export function isEuroBankMethod(allowedCountries: readonly string[]): boolean {
  return allowedCountries.length > 0 && allowedCountries.every((country) => SEPA.has(country.toUpperCase()));
}

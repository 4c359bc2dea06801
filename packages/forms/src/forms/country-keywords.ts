/** What players call a country besides its name in the page's language and in English. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CD: ['DRC', 'Democratic Republic of the Congo'],
  CG: ['Republic of the Congo'],
  CI: ['Ivory Coast'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  KR: ['Korea', 'Republic of Korea'],
  MK: ['Macedonia'],
  MO: ['Macau'],
  NL: ['Holland'],
  PS: ['Palestine'],
  SA: ['KSA'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'United States of America'],
  VN: ['Viet Nam'],
};

const inEnglish = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * The names and codes by which a search finds a country in every language: the platform's name, the English one, what
 * else it is called, and its two letters.
 */
export function countryKeywords(code: string, name: string): string[] {
  const key = code.toUpperCase();
  const english = inEnglish.of(key) ?? name;
  return [name, english.replace('St.', 'Saint'), ...(ALIASES[key] ?? []), key];
}

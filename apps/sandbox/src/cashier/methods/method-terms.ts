import { CRYPTO_DIGITS } from '@baize/domain/money';
import { toGameLanguage, type GameLanguage } from '../../settings/language.ts';
import { getAmountRange, fromEuros } from './method-amounts.ts';
import { CRYPTO_CURRENCIES, type Method } from './method.ts';

type Family = Method['family'];

/** How long money is on its way, as ISO 8601 writes it. */
const TIMES: Readonly<Record<Family, { deposit: string; withdrawal: string }>> = {
  card: { deposit: 'PT1M', withdrawal: 'P3D' },
  bank: { deposit: 'P1D', withdrawal: 'P2D' },
  wallet: { deposit: 'PT1M', withdrawal: 'PT24H' },
  crypto: { deposit: 'PT30M', withdrawal: 'PT2H' },
  voucher: { deposit: 'PT1M', withdrawal: 'P3D' },
};

/** Banks whose transfers clear at once. */
const INSTANT_BANKS = ['kaai-instant', 'udaan-upi', 'bosfor-havale'];

/** The house takes nothing for a payment. */
const NO_FEE = { percent: 0, fixed: 0 };

/** The euros that are suggested where a currency's own 25, 50 and 100 do not fit the method. */
const SUGGESTED_EUROS = [25, 50, 100] as const;

const PAYOUTS: Readonly<Record<GameLanguage, Readonly<Record<Family, string>>>> = {
  en: {
    card: 'To the card you paid with last, by its bank',
    bank: 'To your bank account',
    wallet: 'To your wallet',
    crypto: 'To your own address',
    voucher: '',
  },
  de: {
    card: 'Auf die Karte, mit der du zuletzt bezahlt hast, über deren Bank',
    bank: 'Auf dein Bankkonto',
    wallet: 'Auf deine E-Wallet',
    crypto: 'An deine eigene Adresse',
    voucher: '',
  },
  tr: {
    card: 'En son ödeme yaptığınız karta, bankası üzerinden',
    bank: 'Banka hesabınıza',
    wallet: 'E-cüzdanınıza',
    crypto: 'Kendi adresinize',
    voucher: '',
  },
  ar: {
    card: 'إلى البطاقة التي دفعت بها آخر مرة، عبر بنكها',
    bank: 'إلى حسابك المصرفي',
    wallet: 'إلى محفظتك الإلكترونية',
    crypto: 'إلى عنوانك الخاص',
    voucher: '',
  },
};

/** What a method says beside its limits: fees, times, decimals, suggestions and the way of a payout (contract additions). */
export function getMethodTerms(
  method: Method,
  { currencyCode, language }: { currencyCode: string; language: string },
) {
  const { deposit, withdrawal } = TIMES[method.family];
  return {
    decimals: decimalsOf(currencyCode),
    suggestedAmounts: suggestionsOf(method, currencyCode),
    depositFee: NO_FEE,
    withdrawalFee: method.payout ? NO_FEE : null,
    depositTime: INSTANT_BANKS.includes(method.name) ? 'PT1M' : deposit,
    withdrawalTime: method.payout ? withdrawal : null,
    payoutDescription: method.payout ? PAYOUTS[toGameLanguage(language)][method.family] : null,
  };
}

function decimalsOf(currencyCode: string): number {
  if (CRYPTO_CURRENCIES.some((code) => code === currencyCode)) return CRYPTO_DIGITS;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currencyCode,
  }).resolvedOptions();
  return Math.min(2, maximumFractionDigits ?? 2);
}

/** Null where 25, 50 and 100 do. */
function suggestionsOf(method: Method, currencyCode: string): number[] | null {
  if (CRYPTO_CURRENCIES.some((code) => code === currencyCode)) return null;
  const range = getAmountRange(method, { direction: 'deposit', currencyCode });
  if (!range || (range.min <= SUGGESTED_EUROS[0] && range.max >= SUGGESTED_EUROS[2])) return null;
  return SUGGESTED_EUROS.map((euros) => fromEuros(euros, currencyCode)).filter(
    (amount) => amount >= range.min && amount <= range.max,
  );
}

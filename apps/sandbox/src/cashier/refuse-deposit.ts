import { missingAddressFields } from '@baize/domain/cashier-gates';
import { depositPhoneOk } from '@baize/domain/deposit-amount';
import { isWhitelistedIp } from '@baize/domain/geo-block';
import { refuseBarred } from '../accounts/barriers.ts';
import type { Database } from '../database/open-database.ts';
import { type Refusal, ruleRefused } from '../http/refusal.ts';
import { depositRefusal } from '../limits/limit-usage.ts';
import type { Player } from '../sessions/session-store.ts';
import type { BrandRules } from '../settings/brand-rules.ts';
import { fieldText, type SentFields } from './fields.ts';
import { amountsOf, exchanged } from './methods/method-amounts.ts';
import type { Method } from './methods/method.ts';
import { takesCurrency } from './methods/offered.ts';

export type Gates = {
  player: Player;
  rules: BrandRules;
  /** Where the visitor is now, which may be elsewhere than where the player lives. */
  visitor: { country: string; ip: string };
  units: bigint;
  currencyCode: string;
  now: number;
};

/**
 * Refuses a deposit for who pays it, in the contract's order: exclusion, freeze, limits, then the rules: the country
 * (of the visit, then of the account), a document refused, the e-mail, the address.
 * An e-mail address needs to be verified from the second deposit on.
 */
export async function refusePayer(transaction: Database, gates: Gates): Promise<void> {
  const { player, rules, units, now } = gates;
  refuseBarred(player, { now });
  await refuseAboveLimit(transaction, gates);
  refusePlace(gates);
  if (player.kycStatus === 'REJECTED') throw cashierShut();
  if (!player.isEmailVerified && player.depositCount > 0) {
    throw ruleRefused('REQUIRED_EMAIL_VERIFICATION', 'Verify your e-mail address first');
  }
  if (missingAddressFields(player, rules.settings).length > 0) {
    throw ruleRefused('ADDRESS_REQUIRED', 'Fill in your address first');
  }
  if (units <= 0n) throw ruleRefused('AMOUNT_BELOW_ZERO', 'The amount has to be above 0');
}

/** Limits are kept in the player's own currency; a deposit into another wallet is held against them at the house's rate. */
async function refuseAboveLimit(transaction: Database, gates: Gates): Promise<void> {
  const { player, rules, now } = gates;
  const amount = exchanged(gates.units, { from: gates.currencyCode, to: player.currencyCode });
  const code = await depositRefusal(transaction, { player, amount, now, pack: rules.pack });
  if (code !== null) throw ruleRefused(code, 'A deposit limit is reached');
}

function refusePlace({ player, rules, visitor }: Gates): void {
  const { excludedCountryCodeList: excluded, whitelistedIPs: list } = rules.settings;
  const isWelcome = isWhitelistedIp({ ip: visitor.ip, list });
  if (!isWelcome && excluded.includes(visitor.country)) {
    throw ruleRefused('DEPOSIT_COUNTRY_BLOCK', 'Deposits are not open in the country you are in');
  }
  if (excluded.includes(player.countryCode.toUpperCase())) throw cashierShut();
}

function cashierShut(): Refusal {
  return ruleRefused('GLOBAL_ERROR', 'The cashier is not available to you right now');
}

export type MethodUse = {
  method: Method;
  units: bigint;
  amount: number;
  currencyCode: string;
  fields: SentFields;
};

/** Refuses what the method itself does not take: the currency, the phone, the amount. */
export function refuseUse(direction: 'deposit' | 'payout', use: MethodUse): void {
  const { method, amount, currencyCode, fields } = use;
  const asked = (direction === 'deposit' ? method.depositFields : method.payoutFields) ?? [];
  if (!takesCurrency(method, currencyCode)) throw currencyUnsupported();
  const phone = asked.find(({ check }) => check === 'phone');
  if (phone && !depositPhoneOk(fieldText(fields, phone.name))) {
    throw ruleRefused('PHONE_ERROR', 'A phone number has at least 6 characters');
  }
  const range = amountsOf(method, { direction, currencyCode });
  if (range && (amount < range.min || amount > range.max)) {
    const words = `This method takes amounts between ${range.min} and ${range.max}`;
    throw ruleRefused('PAYMENT_PROVIDER_LIMIT_THRESHOLD', words, range);
  }
}

export function currencyUnsupported(): Refusal {
  return ruleRefused('PAYMENT_SERVICE_ERROR', 'This currency is not supported');
}

import { missingAddressFields } from '@baize/domain/cashier-gates';
import { isDepositPhoneValid } from '@baize/domain/deposit-amount';
import { isCountryBlocked, type VisitorPlace } from '../accounts/country-block.ts';
import { assertNotExcludedOrFrozen } from '../accounts/exclusion-guards.ts';
import type { Database } from '../database/open-database.ts';
import { type HttpError, ruleError } from '../errors/http-error.ts';
import { assertRequiredLimitSet } from '../limits/limit-required.ts';
import { checkDepositLimits } from '../limits/limit-usage.ts';
import type { Player } from '../sessions/session-store.ts';
import type { BrandRules } from '../settings/brand-rules.ts';
import { getFieldText, type SubmittedFields } from './payment-fields.ts';
import { convertUnits } from '../ledger/exchange-rates.ts';
import { getAmountRange } from './methods/method-amounts.ts';
import type { Method } from './methods/method.ts';
import { acceptsCurrency } from './methods/offered-methods.ts';

export type DepositCheck = {
  player: Player;
  rules: BrandRules;
  /** Where the visitor is now, which may be elsewhere than where the player lives. */
  visitor: VisitorPlace;
  units: bigint;
  currencyCode: string;
  now: number;
};

/**
 * Refuses a deposit for who pays it, in the contract's order: exclusion, freeze, limits, then the rules: the country
 * (of the visit, then of the account), a document refused, the e-mail, the address.
 * An e-mail address needs to be verified from the second deposit on.
 */
export async function assertMayDeposit(transaction: Database, gates: DepositCheck): Promise<void> {
  const { player, rules, units, now } = gates;
  assertNotExcludedOrFrozen(player, { now });
  await assertRequiredLimitSet(transaction, { player, pack: rules.pack });
  await assertWithinLimits(transaction, gates);
  assertCountryAllowed(gates);
  if (player.kycStatus === 'REJECTED') throw cashierClosedError();
  if (!player.isEmailVerified && player.depositCount > 0) {
    throw ruleError('REQUIRED_EMAIL_VERIFICATION', 'Verify your e-mail address first');
  }
  if (missingAddressFields(player, rules.settings).length > 0) {
    throw ruleError('ADDRESS_REQUIRED', 'Fill in your address first');
  }
  if (units <= 0n) throw ruleError('AMOUNT_BELOW_ZERO', 'The amount has to be above 0');
}

/** Limits are kept in the player's own currency; a deposit into another wallet is held against them at the house's rate. */
async function assertWithinLimits(transaction: Database, gates: DepositCheck): Promise<void> {
  const { player, rules, now } = gates;
  const amount = convertUnits(gates.units, { from: gates.currencyCode, to: player.currencyCode });
  const code = await checkDepositLimits(transaction, { player, amount, now, pack: rules.pack });
  if (code !== null) throw ruleError(code, 'A deposit limit is reached');
}

function assertCountryAllowed({ player, rules, visitor }: DepositCheck): void {
  if (isCountryBlocked(visitor, rules.settings)) {
    throw ruleError('DEPOSIT_COUNTRY_BLOCK', 'Deposits are not open in the country you are in');
  }
  if (rules.settings.excludedCountryCodeList.includes(player.countryCode.toUpperCase()))
    throw cashierClosedError();
}

function cashierClosedError(): HttpError {
  return ruleError('GLOBAL_ERROR', 'The cashier is not available to you right now');
}

export type MethodUsage = {
  method: Method;
  units: bigint;
  amount: number;
  currencyCode: string;
  fields: SubmittedFields;
};

/** Refuses what the method itself does not take: the currency, the phone, the amount. */
export function assertMethodAccepts(direction: 'deposit' | 'payout', use: MethodUsage): void {
  const { method, amount, currencyCode, fields } = use;
  const asked = (direction === 'deposit' ? method.depositFields : method.payoutFields) ?? [];
  if (!acceptsCurrency(method, currencyCode)) throw currencyUnsupportedError();
  const phone = asked.find(({ check }) => check === 'phone');
  if (phone && !isDepositPhoneValid(getFieldText(fields, phone.name))) {
    throw ruleError('PHONE_ERROR', 'A phone number has at least 6 characters');
  }
  const range = getAmountRange(method, { direction, currencyCode });
  if (range && (amount < range.min || amount > range.max)) {
    const words = `This method takes amounts between ${range.min} and ${range.max}`;
    throw ruleError('PAYMENT_PROVIDER_LIMIT_THRESHOLD', words, range);
  }
}

export function currencyUnsupportedError(): HttpError {
  return ruleError('PAYMENT_SERVICE_ERROR', 'This currency is not supported');
}

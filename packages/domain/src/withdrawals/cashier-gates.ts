import type { ExclusionStatus } from '../safer-play/blocked-actions.ts';
import { readNumber } from '../money/number-text.ts';

/** The message of each reason against a withdrawal, in the order they are told. S2 §8, §9; requirements PAY-09. */
export const WITHDRAWAL_BLOCKS = {
  'no-deposit': 'withdrawal.block.no-deposit',
  'email-unverified': 'withdrawal.block.email-unverified',
  wagering: 'withdrawal.block.wagering',
  'active-bonus': 'withdrawal.block.active-bonus',
} as const;

/** A reason against a withdrawal. */
export type WithdrawalBlock = keyof typeof WITHDRAWAL_BLOCKS;

/** The id of a withdrawal block's message. */
export type WithdrawalBlockMessage = (typeof WITHDRAWAL_BLOCKS)[WithdrawalBlock];

function isRunning(bonus: unknown): boolean {
  return Array.isArray(bonus) ? bonus.length > 0 : Boolean(bonus);
}

function isPositive(value: unknown): boolean {
  return (readNumber(value) ?? 0) > 0;
}

/**
 * Tells what stands against a withdrawal, always in this order: no successful deposit, no verified e-mail, the
 * deposit's wagering not complete (`wageringLeft` an amount, null or unreadable when none is known of), a bonus
 * running (`activeBonus` as the platform tells it: null, empty or false is none). Self-exclusion is no reason.
 * Source: S2 §6, §8, §9; requirements PAY-09.
 */
export function withdrawalBlocks({
  activeBonus,
  depositCount,
  isEmailVerified,
  wageringLeft,
}: {
  activeBonus: unknown;
  depositCount: number | null | undefined;
  isEmailVerified: boolean | null | undefined;
  wageringLeft: number | string | null | undefined;
}): WithdrawalBlock[] {
  const blocks: WithdrawalBlock[] = [];
  if (!isPositive(depositCount)) blocks.push('no-deposit');
  if (isEmailVerified !== true) blocks.push('email-unverified');
  if (isPositive(wageringLeft)) blocks.push('wagering');
  if (isRunning(activeBonus)) blocks.push('active-bonus');
  return blocks;
}

/** The message of each reason against a deposit, in the order they are told. S2 §8; requirements PAY-08. */
export const DEPOSIT_GATES = {
  'self-excluded': 'deposit.gate.self-excluded',
  frozen: 'deposit.gate.frozen',
  country: 'deposit.gate.country',
  'email-unverified': 'deposit.gate.email-unverified',
  'limit-reached': 'deposit.gate.limit-reached',
  address: 'deposit.gate.address',
} as const;

/** A reason against a deposit. */
export type DepositGate = keyof typeof DEPOSIT_GATES;

/** The id of a deposit gate's message. */
export type DepositGateMessage = (typeof DEPOSIT_GATES)[DepositGate];

const ADDRESS_FIELDS = ['address'] as const;
const ALL_FIELDS = ['address', 'city', 'zipCode', 'countryCode'] as const;

/** A profile field the deposit may ask for first. */
export type AddressField = (typeof ALL_FIELDS)[number];

/** A player's address as the platform tells it. S1 §3 "User details". */
export type UserAddress = Partial<Record<AddressField, string | null | undefined>>;

/** The settings that decide whether a deposit asks for the address first. S1 §3 "App settings". */
export type AddressSettings = { allowDepWithoutAddress: boolean; onDepositShowAllField: boolean };

/**
 * Names the profile fields to fill in before a deposit: none where deposits without an address are allowed; else the
 * address, and in all-fields mode also city, postal code and country. Source: S1 §3, §5; requirements PAY-08, VAL-04.
 */
export function missingAddressFields(user: UserAddress, settings: AddressSettings): AddressField[] {
  if (settings.allowDepWithoutAddress) return [];
  const asked = settings.onDepositShowAllField ? ALL_FIELDS : ADDRESS_FIELDS;
  return asked.filter((field) => {
    const value = user[field];
    return typeof value !== 'string' || value.trim() === '';
  });
}

/**
 * What is known when somebody is about to deposit. `safety` is self-exclusion's state; `access` is the country check's result; `refusal` the code of the
 * platform's latest refusal of a deposit, if any; `depositLeft` what the lowest deposit limit leaves, null for none.
 */
export type DepositGateInput = {
  user: UserAddress & { isEmailVerified?: boolean | null | undefined };
  depositCount?: number | null | undefined;
  settings: AddressSettings;
  exclusionStatus: ExclusionStatus;
  access: 'blocked' | 'open';
  depositLeft: number | string | null;
  refusal: unknown;
};

/**
 * Tells whether an unconfirmed e-mail stands against the next deposit: the first one is taken without a confirmed address, no
 * later one is. Source: docs/contracts.md, deposit; requirements PAY-08.
 */
export function needsVerifiedEmail({
  isEmailVerified,
  depositCount,
}: {
  isEmailVerified: boolean | null | undefined;
  depositCount: number | null | undefined;
}): boolean {
  return isEmailVerified === false && isPositive(depositCount);
}

const COUNTRY_REFUSALS: readonly unknown[] = ['GLOBAL_ERROR', 'DEPOSIT_COUNTRY_BLOCK'];

/**
 * Tells what stands against a deposit, always in this order: self-exclusion, a frozen account, the country (its own check, or the
 * platform's refusal), an e-mail to be verified, a deposit limit reached, the address missing.
 * Source: S2 §6, §8; requirements PAY-08, SES-09.
 */
export function depositGates({
  user,
  depositCount,
  settings,
  exclusionStatus,
  access,
  depositLeft,
  refusal,
}: DepositGateInput): DepositGate[] {
  const left = readNumber(depositLeft);
  const wantsEmail =
    (refusal === 'REQUIRED_EMAIL_VERIFICATION' && user.isEmailVerified !== true) ||
    needsVerifiedEmail({ isEmailVerified: user.isEmailVerified, depositCount });
  const gates: DepositGate[] = [];
  if (exclusionStatus === 'excluded') gates.push('self-excluded');
  if (exclusionStatus === 'frozen') gates.push('frozen');
  if (access === 'blocked' || COUNTRY_REFUSALS.includes(refusal)) gates.push('country');
  if (wantsEmail) gates.push('email-unverified');
  if (refusal === 'PAYMENT_LIMIT_THRESHOLD' || (left !== null && left <= 0)) gates.push('limit-reached');
  if (missingAddressFields(user, settings).length > 0) gates.push('address');
  return gates;
}

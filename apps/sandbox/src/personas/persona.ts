/** The password of every persona. */
export const PERSONA_PASSWORD = 'Baize-2026';

export const PERSONA_NAMES = [
  'newcomer',
  'depositor',
  'vip',
  'crypto',
  'kyc-approved',
  'unverified',
  'bonus-active',
  'self-excluded',
  'frozen',
  'high-loyalty',
  'lira',
  'yen',
] as const;

export type PersonaName = (typeof PERSONA_NAMES)[number];

/** Amounts in the persona's currency, days counted from the platform's date at the reset. */
export type Persona = {
  /** What a tester picks this persona for. */
  about: string;
  firstName: string;
  lastName: string;
  nickname: string;
  gender: 'Not to say' | 'Male' | 'Female';
  dateOfBirth: string;
  phoneCode: string;
  phone: string;
  address: string;
  zipCode: string;
  city: string;
  countryCode: string;
  locale: string;
  currencyCode: string;
  balance: number;
  bonusBalance: number;
  otherWallets: readonly { currencyCode: string; balance: number }[];
  isEmailVerified: boolean;
  kycStatus: 'NOT_STARTED' | 'PENDING' | 'APPROVED';
  tags: readonly string[];
  loyaltyLevel: number;
  exclusion: { kind: 'none' } | { kind: 'permanent' } | { kind: 'days'; days: number };
  frozenDays: number;
  depositCount: number;
  totalDeposit: number;
  totalSpend: number;
  /** In how many rounds that was staked; a multiple of four. */
  pastRounds: number;
  /** The monthly deposit limit they have set. */
  monthlyLimit: number | null;
  rakebackScale: number;
  awardNgr: number;
  hasSignedInBefore: boolean;
};

export function personaEmail(name: PersonaName): string {
  return `${name}@player.test`;
}

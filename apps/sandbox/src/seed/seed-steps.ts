import { seedBonuses } from '../bonuses/seed-bonuses.ts';
import { seedPayments } from '../cashier/seed-payments.ts';
import type { SeedContext } from '../personas/seed-context.ts';
import { seedDocuments } from '../documents/seed-documents.ts';
import { seedLimits } from '../limits/seed-limits.ts';
import { seedLoyalty } from './seed-loyalty.ts';
import { seedReferrals } from '../referrals/seed-referrals.ts';
import { seedTournaments } from '../tournaments/seed-tournaments.ts';

/** What stands beside players, wallets and days after a reset, each part in the folder it belongs to. */
export const SEED_STEPS: readonly ((seeding: SeedContext) => Promise<void>)[] = [
  seedBonuses,
  seedLoyalty,
  seedReferrals,
  seedTournaments,
  seedLimits,
  seedPayments,
  seedDocuments,
];

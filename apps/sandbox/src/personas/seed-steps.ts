import { seedBonuses } from '../bonuses/seed-bonuses.ts';
import { seedPayments } from '../cashier/seed-payments.ts';
import type { Database } from '../database/open-database.ts';
import { seedDocuments } from '../documents/seed-documents.ts';
import { seedLimits } from '../limits/seed-limits.ts';
import { seedLoyalty } from '../loyalty/seed-loyalty.ts';
import { seedReferrals } from '../referrals/seed-referrals.ts';
import { seedTournaments } from '../tournaments/seed-tournaments.ts';
import type { PersonaName } from './persona.ts';

/** What a part of the seed works with: the open transaction, the personas' ids, the platform's instant. */
export type SeedContext = {
  transaction: Database;
  players: ReadonlyMap<PersonaName, number>;
  now: number;
};

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

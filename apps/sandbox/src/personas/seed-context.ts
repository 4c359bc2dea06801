import type { Database } from '../database/open-database.ts';
import type { PersonaName } from './persona.ts';

/** What a part of the seed works with: the open transaction, the personas' ids, the platform's instant. */
export type SeedContext = {
  transaction: Database;
  players: ReadonlyMap<PersonaName, number>;
  now: number;
};

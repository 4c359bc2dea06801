import { randomUUID } from 'node:crypto';
import { documents } from '../database/tables/account.ts';
import { PERSONA_NAMES, type PersonaName } from '../personas/persona.ts';
import { PERSONAS } from '../personas/personas.ts';
import type { SeedContext } from '../personas/seed-context.ts';
import { toFileColumns } from './document-store.ts';
import type { LabelId } from './document-labels.ts';
import type { ReasonCode } from './reason-text.ts';
import { createSpecimenPdf } from './specimen-pdf.ts';

const DAY_MS = 86_400_000;

type Row = typeof documents.$inferInsert;
type Sent = { labelId: LabelId; status: 'confirmed' | 'pending' | 'rejected'; reason?: ReasonCode };

/** What each persona has sent, as their KYC status says; the depositor also knows a refusal. */
function getUploads(name: PersonaName): Sent[] {
  const { kycStatus } = PERSONAS[name];
  if (kycStatus === 'NOT_STARTED') return [];
  if (kycStatus === 'APPROVED')
    return [
      { labelId: 'identity', status: 'confirmed' },
      { labelId: 'address', status: 'confirmed' },
    ];
  const identity: Sent = { labelId: 'identity', status: 'pending' };
  const refused: Sent = { labelId: 'address', status: 'rejected', reason: 'unreadable-date' };
  return name === 'depositor' ? [identity, refused] : [identity];
}

/** The documents personas have sent, and the one that `unverified` is asked for. */
export async function seedDocuments({ transaction, players, now }: SeedContext): Promise<void> {
  const rows = PERSONA_NAMES.map(async (name): Promise<Row[]> => {
    const playerId = players.get(name);
    if (playerId === undefined) return [];
    const { firstName, lastName } = PERSONAS[name];
    const sent = getUploads(name).map(async ({ labelId, status, reason = null }, index) => {
      const content = createSpecimenPdf(`Specimen: ${labelId} of ${firstName} ${lastName}`);
      const told = await toFileColumns({ name: `${labelId}.pdf`, bytes: content });
      const uploadedAt = new Date(now - (10 + index) * DAY_MS);
      // A few hundred bytes: in their rows on every database.
      return { ...told, id: randomUUID(), playerId, labelId, status, reason, content, uploadedAt };
    });
    const asked: Row = { id: randomUUID(), playerId, labelId: 'identity', name: '', status: 'requested' };
    return name === 'unverified' ? [asked] : Promise.all(sent);
  });
  await transaction.insert(documents).values((await Promise.all(rows)).flat());
}

import type { ApiFailure } from '@baize/api/failure';

/** Why the platform said no: a check code where it gave one, until when, and what support finds it by. */
export interface BonusRefusal {
  code: string | null;
  until: string | number | null;
  reference: string | null;
  status: number;
  /** How long the platform asks to wait before the next try. */
  retryAfterMs?: number | null;
}

/** What a refusal says that a player can use. */
export function toBonusRefusal({ code, details, reference, status, retryAfterMs }: ApiFailure): BonusRefusal {
  return { code, until: details['until'] ?? null, reference, status, retryAfterMs };
}

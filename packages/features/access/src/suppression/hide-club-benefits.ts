import type { SuppressionStatus } from '@baize/player/exclusion-status';
import type { LoadedDocument } from '@baize/shell/documents';

/** Whoever is excluded, frozen or at a limit reads nothing of what more play would bring (beyond 15). */
export function hideClubBenefits(silence: SuppressionStatus, found: LoadedDocument): LoadedDocument {
  if (silence === 'free') return found;
  return { ...found, sections: found.sections.filter(({ id }) => id !== 'benefits') };
}

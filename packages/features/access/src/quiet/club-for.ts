import type { FoundDocument } from '@baize/shell/documents';
import type { KnownSilence } from '@baize/shell/known-safety';

/** Whoever is excluded, frozen or at a limit reads nothing of what more play would bring (beyond 15). */
export function clubFor(silence: KnownSilence, found: FoundDocument): FoundDocument {
  if (silence === 'free') return found;
  return { ...found, sections: found.sections.filter(({ id }) => id !== 'benefits') };
}

import type { VisitFacts } from './visit-facts.ts';

export type { VisitFacts } from './visit-facts.ts';

/** What is known of this visit; its code is fetched on first use. */
export async function readVisit(): Promise<VisitFacts> {
  return (await import('./visit-facts.ts')).readVisit();
}

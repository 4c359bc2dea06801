/** Gives the address to open instead, as a document of its own, where one may not be shown beside tracking scripts. */
export type LeadAway = (href: string) => string | null;

let lead: LeadAway | null = null;

/** Whether tracking scripts run in this document; they stay until the next one. */
export function scriptsRan(): boolean {
  return lead !== null;
}

/** Says that scripts are about to run here, and which addresses need a document without them from now on. */
export function markTracked(leadAway: LeadAway): void {
  lead = leadAway;
}

/**
 * The address to load as a new document instead of going to an in-app address in this one; null when this one may go
 * there. For code that navigates by itself; links are taken care of.
 */
export function documentFor(href: string): string | null {
  return lead?.(href) ?? null;
}

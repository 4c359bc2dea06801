/** Gives the address to open instead, as a document of its own, where one may not be shown beside tracking scripts. */
export type GetFullLoadHref = (href: string) => string | null;

let getFullLoadHref: GetFullLoadHref | null = null;

/** Whether tracking scripts run in this document; they stay until the next one. */
export function hasTrackingScripts(): boolean {
  return getFullLoadHref !== null;
}

/** Says that scripts are about to run here, and which addresses need a document without them from now on. */
export function markDocumentTracked(leadAway: GetFullLoadHref): void {
  getFullLoadHref = leadAway;
}

/**
 * The address to load as a new document instead of going to an in-app address in this one; null when this one may go
 * there. For code that navigates by itself; links are taken care of.
 */
export function fullLoadHrefFor(href: string): string | null {
  return getFullLoadHref?.(href) ?? null;
}

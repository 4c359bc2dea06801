/** What of a catalogue is fetched when code needs it: what players' pages say, and what few of them ever open. */
export type DeferredPart = 'later' | 'rare';

/** Where a later part of a catalogue stands, by the address of the first ones (decision 023). */
export function deferredCatalogueHref(first: string, part: DeferredPart = 'later'): string {
  return first.replace('/catalogues/', `/catalogues/${part}/`);
}

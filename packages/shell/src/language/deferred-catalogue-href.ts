/** Where the later words of a catalogue stand, by the address of the first ones (decision 023). */
export function deferredCatalogueHref(first: string): string {
  return first.replace('/catalogues/', '/catalogues/later/');
}

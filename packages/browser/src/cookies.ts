/** The value of a cookie this page may read, decoded, or null. */
export function readCookie(name: string): string | null {
  const pairs = (globalThis.document?.cookie ?? '').split('; ');
  const found = pairs.find((pair) => pair.startsWith(`${name}=`) || pair.startsWith(`${encodeURIComponent(name)}=`));
  if (found === undefined) return null;
  const written = found.slice(found.indexOf('=') + 1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Deletes a cookie of this site, also one that was set for the domain above it. */
export function deleteCookie(name: string): void {
  const page = globalThis.document;
  if (page === undefined) return;
  const labels = globalThis.location.hostname.split('.');
  const domains = labels.map((_, place) => labels.slice(place).join('.'));
  for (const key of new Set([name, encodeURIComponent(name)])) {
    page.cookie = `${key}=; path=/; max-age=0`;
    for (const domain of domains) page.cookie = `${key}=; path=/; domain=${domain}; max-age=0`;
  }
}

/** The value of a cookie this page may read, decoded, or null. */
export function readCookie(name: string): string | null {
  const pairs = (globalThis.document?.cookie ?? '').split('; ');
  const found = pairs.find(
    (pair) => pair.startsWith(`${name}=`) || pair.startsWith(`${encodeURIComponent(name)}=`),
  );
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
  const places = ['', ...labels.map((_, place) => `; domain=${labels.slice(place).join('.')}`)];
  const keys = new Set([name, encodeURIComponent(name)]);
  for (const gone of [...keys].flatMap((key) => places.map((at) => `${key}=; path=/; max-age=0${at}`))) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing on pages without TLS
    page.cookie = gone;
  }
}

let known: string | null = null;

/**
 * The player's time zone as the browser knows it, an IANA name; `UTC` when it does not know. Asking the browser costs up to
 * a third of a millisecond on a phone and a page asks hundreds of times in one go, so an answer holds until the next microtask.
 */
export function playerZone(): string {
  if (known !== null) return known;
  known = readZone();
  queueMicrotask(() => (known = null));
  return known;
}

function readZone(): string {
  try {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return zone === undefined || zone === '' || zone === 'Etc/Unknown' ? 'UTC' : zone;
  } catch {
    return 'UTC';
  }
}

/** The player's time zone as the browser knows it, an IANA name; `UTC` when it does not know. */
export function playerZone(): string {
  try {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return zone === undefined || zone === '' || zone === 'Etc/Unknown' ? 'UTC' : zone;
  } catch {
    return 'UTC';
  }
}

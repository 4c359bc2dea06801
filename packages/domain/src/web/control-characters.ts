/**
 * Whether an address holds what a browser skips or turns over (control characters, spaces, backslashes), so that it is
 * read otherwise than it looks. Requirements NAV-02, TRK.
 */
export function hasControlCharacters(address: string): boolean {
  return /[\p{Cc} \\]/u.test(address);
}

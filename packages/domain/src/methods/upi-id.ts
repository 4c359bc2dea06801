/**
 * Tells whether a text has the form of a UPI ID: a name of letters, digits, `.`, `_` and `-`, an @, and a bank's handle of
 * letters and digits that starts with a letter. Source: NPCI UPI linking specification; requirements PAY-09.
 */
export function isUpiId(text: string): boolean {
  return /^[A-Za-z0-9._-]{2,255}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(text);
}

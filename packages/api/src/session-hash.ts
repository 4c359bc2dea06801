/**
 * A short mark of whose session an access token is, for tabs to tell sessions apart. It is much shorter than the token,
 * so that nothing can lead back from it; `visitor` where nobody is signed in.
 */
export function sessionHash(token: string | null): string {
  if (token === null) return 'visitor';
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let place = 0; place < token.length; place += 1) {
    const code = token.charCodeAt(place);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (2 ** 32 * (low & 0x1fffff) + (high >>> 0)).toString(36);
}

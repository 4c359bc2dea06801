/** In this order: most browsers also call themselves Chrome or Safari. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

/** In this order: a phone also names the system its own is made from. */
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Names the device of a `User-Agent` in plain words ("Chrome on Windows"); null where it names none that is known. */
export function getDeviceName(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const find = (names: typeof BROWSERS) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser === undefined || system === undefined) return browser ?? system ?? null;
  return `${browser} on ${system}`;
}

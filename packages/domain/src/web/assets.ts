/**
 * Where a picture of the platform is fetched: under the platform's folder when one is configured, else
 * among the pictures that ship with the app (S2 §7, SET-05). A path that is empty, climbs or names a
 * scheme of its own has no address: the caller draws its fallback.
 *
 * @param ask.path as the platform names it, e.g. `rewards/cashback`, without a leading slash.
 * @param ask.root the folder's address, e.g. `/api/core/casino/assets`, or null.
 */
export function assetUrl(ask: { path: string; root: string | null }): string | null {
  const parts = ask.path.replace(/^\/+/, '').split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\:?#%]/.test(part)))
    return null;
  const path = parts.map(encodeURIComponent).join('/');
  return ask.root === null ? `/default-assets/${path}.png` : `${ask.root.replace(/\/+$/, '')}/${path}`;
}

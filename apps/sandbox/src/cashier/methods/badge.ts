import type { Method } from './method.ts';

const MARKS: Readonly<Record<Method['family'], string>> = {
  card: '<rect x="14" y="17" width="20" height="14" rx="2.5"/><path d="M14 22h20M18 27h5"/>',
  bank: '<path d="M14 22 24 16l10 6zM17 22v8M24 22v8M31 22v8M13 32h22"/>',
  wallet:
    '<path d="M15 19h16a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V18a2 2 0 0 1 2-2h13M29 25.5h.1"/>',
  crypto: '<path d="m24 14 9 5.2v9.6L24 34l-9-5.2v-9.6z"/><circle cx="24" cy="24" r="3.4"/>',
  voucher: '<path d="M14 18h20v4a2 2 0 0 0 0 4v4H14v-4a2 2 0 0 0 0-4zM27 18v2M27 23v2M27 28v2"/>',
};

/** A method's drawn badge, 160 by 48: a mark of its kind and its name, in its own colours. */
export function createBadge({ title, family, badge: [ground, ink] }: Method): string {
  const size = title.length > 12 ? 13 : 15;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48" width="160" height="48" role="img" aria-label="${title}"><rect width="160" height="48" rx="10" fill="${ground}"/><g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${MARKS[family]}</g><text x="44" y="29" fill="${ink}" font-family="Verdana, 'DejaVu Sans', sans-serif" font-size="${size}" font-weight="700" textLength="${Math.min(106, Math.round(title.length * size * 0.68))}" lengthAdjust="spacingAndGlyphs">${title}</text></svg>`;
}

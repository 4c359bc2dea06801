import type { Method } from './method.ts';

const MARKS: Readonly<Record<Method['family'], string>> = {
  card: '<rect x="14" y="17" width="20" height="14" rx="2.5"/><path d="M14 22h20M18 27h5"/>',
  bank: '<path d="M14 22 24 16l10 6zM17 22v8M24 22v8M31 22v8M13 32h22"/>',
  wallet:
    '<path d="M15 19h16a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V18a2 2 0 0 1 2-2h13M29 25.5h.1"/>',
  crypto: '<path d="m24 14 9 5.2v9.6L24 34l-9-5.2v-9.6z"/><circle cx="24" cy="24" r="3.4"/>',
  voucher: '<path d="M14 18h20v4a2 2 0 0 0 0 4v4H14v-4a2 2 0 0 0 0-4zM27 18v2M27 23v2M27 28v2"/>',
};

/** Marks of our own for those that would share one with another of their kind; no company's sign (look §9). */
const OWN_MARKS: Readonly<Record<string, string>> = {
  // A flash between two walls: from bank to bank at once.
  'kaai-instant': '<path d="M14 16v16M34 16v16M25.500 14 19 25h10l-6.500 9"/>',
  'udaan-upi': '<path d="M15 24h15M24 17l7 7-7 7M15 17v14"/>',
  'bosfor-havale': '<path d="M13 30c4-11 18-11 22 0M13 33h22M19 24.500V33M24 22.500V33M29 24.500V33"/>',
  'private-wire': '<path d="M24 14l9 4v6c0 5-4 8.500-9 10-5-1.500-9-5-9-10v-6zM20 24l3 3 5.500-6"/>',
  // A letter in a hexagon, in a square and in a ring.
  bitcoin:
    '<path d="m24 13 9.500 5.500v11L24 35l-9.500-5.500v-11z"/><path d="M21.500 19.500v9h3a2.300 2.300 0 0 0 0-4.500h-3h2.500a2.200 2.200 0 0 0 0-4.500z"/>',
  tether: '<rect x="14" y="14" width="20" height="20" rx="4"/><path d="M19 20h10M24 20v9"/>',
  ether: '<circle cx="24" cy="24" r="10.500"/><path d="M28 19.500h-7v9h7M21 24h5"/>',
};

/** A method's drawn badge, 160 by 48: a mark of its own or of its kind, and its name, in its own colours. */
export function createBadge({ name, title, family, badge: [ground, ink] }: Method): string {
  const size = title.length > 12 ? 13 : 15;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48" width="160" height="48" role="img" aria-label="${title}"><rect width="160" height="48" rx="10" fill="${ground}"/><g fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${OWN_MARKS[name] ?? MARKS[family]}</g><text x="44" y="29" fill="${ink}" font-family="Verdana, 'DejaVu Sans', sans-serif" font-size="${size}" font-weight="700" textLength="${Math.min(106, Math.round(title.length * size * 0.68))}" lengthAdjust="spacingAndGlyphs">${title}</text></svg>`;
}

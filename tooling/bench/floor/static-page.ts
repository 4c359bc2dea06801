import { STYLE } from './style.ts';
import { colours, ROWS, STAR, type Tile } from './tiles.ts';

function tileHtml(tile: Tile): string {
  const { ground, sun } = colours(tile);
  const art = `<svg viewBox="0 0 120 160" aria-hidden="true"><rect width="120" height="160" fill="${ground}"/><circle cx="60" cy="70" r="40" fill="${sun}"/><path d="${STAR}" fill="#fff"/></svg>`;
  return `<li><a class="tile" href="/casino/games/${tile.slug}">${art}<b>${tile.title}</b><small>${tile.studio}</small></a></li>`;
}

/** What no page can be quicker than: the same tiles without a script. */
export const STATIC_PAGE = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Lobby</title>',
  `<link rel="icon" href="data:,"><style>${STYLE}</style></head><body>`,
  '<header><a href="/"><b>Floor</b></a><nav><a href="/casino">Casino</a><a href="/promotions">Promotions</a></nav>',
  '<button type="button">Log in</button></header>',
  '<main><section class="hero"><h1>Games by the water</h1>',
  '<p>Part of every stake comes back, day by day, and new games come each week.</p></section>',
  ...ROWS.map(({ heading, tiles }) => `<h2>${heading}</h2><ul>${tiles.map(tileHtml).join('')}</ul>`),
  '</main></body></html>',
].join('');

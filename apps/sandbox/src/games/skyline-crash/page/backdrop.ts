/** A row of buildings between two edges; sizes follow from the row's own number, always the same. */
function row({
  seed,
  base,
  colour,
  lamp,
  tall,
}: {
  seed: number;
  base: number;
  colour: string;
  lamp: string;
  tall: number;
}): string {
  const drawn: string[] = [];
  let x = -40;
  for (let at = 0; x < 1680; at += 1) {
    const noise = ((at + seed) * 7919) % 97;
    const width = 52 + (noise % 5) * 16;
    const height = tall * (0.45 + (noise % 11) / 20);
    const top = base - height;
    drawn.push(`<path d="M${x} ${base}V${top}h${width}V${base}Z" fill="${colour}"/>`);
    if (noise % 4 === 0)
      drawn.push(
        `<path d="M${x + width / 2} ${top}v-${24 + (noise % 20)}" stroke="${colour}" stroke-width="4"/>`,
      );
    if (noise % 3 === 0)
      drawn.push(`<path d="M${x} ${top}l${width / 2}-26 ${width / 2} 26Z" fill="${colour}"/>`);
    drawn.push(windows({ x, top, width, base, lamp, noise }));
    x += width + (noise % 3) * 7;
  }
  return drawn.join('');
}

type Front = { x: number; top: number; width: number; base: number; lamp: string; noise: number };

function windows({ x, top, width, base, lamp, noise }: Front): string {
  const columns = Math.max(Math.floor((width - 14) / 18), 1);
  const rows = Math.floor((base - top - 24) / 24);
  const lit: string[] = [];
  for (let at = 0; at < columns * rows; at += 1) {
    if ((at * 31 + noise * 17) % 7 > 2) continue;
    const [left, down] = [x + 10 + (at % columns) * 18, top + 14 + Math.floor(at / columns) * 24];
    lit.push(`<rect x="${left}" y="${down}" width="8" height="11" rx="1.5"/>`);
  }
  return `<g fill="${lamp}">${lit.join('')}</g>`;
}

function stars(): string {
  return Array.from({ length: 90 }, (_, at) => {
    const [x, y] = [(at * 463) % 1600, (at * 197) % 640];
    return `<circle cx="${x}" cy="${y}" r="${1 + (at % 3) * 0.7}" fill="#fff" opacity="${0.2 + (at % 6) * 0.12}"/>`;
  }).join('');
}

/** A city at night below a clear sky; the near and the far row move on their own as the lantern climbs. */
export const CITY_NIGHT = `<svg class="backdrop" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#050b22"/><stop offset=".55" stop-color="#14245c"/><stop offset="1" stop-color="#6b3f86"/></linearGradient></defs>
<rect width="1600" height="900" fill="url(#night)"/>${stars()}
<path d="M1228 96a76 76 0 1 0 96 96 62 62 0 1 1-96-96Z" fill="#f6e7c6"/>
<g id="far">${row({ seed: 3, base: 920, colour: '#1d2c66', lamp: '#8aa2ea', tall: 300 })}</g>
<g id="near">${row({ seed: 11, base: 930, colour: '#0c1433', lamp: '#ffd27a', tall: 200 })}</g>
</svg>`;

/** Paper, light and trail of the lantern. */
export const LANTERN_SPRITE = `<defs>
<radialGradient id="paper" cx=".5" cy=".85" r=".95"><stop offset="0" stop-color="#fff3c4"/><stop offset=".4" stop-color="#ffb648"/><stop offset="1" stop-color="#d5472c"/></radialGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#ffd27a" stop-opacity=".75"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient>
<linearGradient id="trail" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffc45e" stop-opacity=".38"/><stop offset="1" stop-color="#ffc45e" stop-opacity="0"/></linearGradient>
</defs>`;

/** The sky lantern, its flame at the foot; drawn in place, so that it can go out. */
export const LANTERN = `<circle class="halo" r="100" fill="url(#halo)"/><path class="paper" d="M-34 44C-58 10-60-44-34-66-16-78 16-78 34-66 60-44 58 10 34 44Z" fill="url(#paper)" stroke="#7e2313" stroke-width="4"/><path d="M-12 44C-24 6-24-44-12-71M12 44C24 6 24-44 12-71" fill="none" stroke="#a33a1c" stroke-width="3" opacity=".7"/><path d="M-34 44H34L28 54H-28Z" fill="#5a1a10"/><path class="flame" d="M0 76C-14 66-8 56 0 48 8 56 14 66 0 76Z" fill="#fff0a8" stroke="#ff9a3d" stroke-width="3"/><path d="M-44-12C-46-34-40-50-28-58" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`;

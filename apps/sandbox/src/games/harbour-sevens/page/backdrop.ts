const GABLES = [
  { x: -20, width: 86, height: 168, colour: '#3b1d4e', lights: [0, 3, 4] },
  { x: 62, width: 74, height: 210, colour: '#2a2a63', lights: [1, 2, 5] },
  { x: 132, width: 92, height: 148, colour: '#4a2148', lights: [0, 4] },
  { x: 222, width: 70, height: 190, colour: '#1f3568', lights: [1, 3, 5] },
  { x: 1010, width: 88, height: 160, colour: '#2b2a66', lights: [0, 2, 5] },
  { x: 1094, width: 76, height: 214, colour: '#46204c', lights: [1, 4] },
  { x: 1166, width: 94, height: 170, colour: '#23386c', lights: [0, 3] },
  { x: 1256, width: 80, height: 200, colour: '#3b1d4e', lights: [2, 4, 5] },
] as const;

/** A stepped gable with six windows, some lit, standing on the quay at 560. */
function house({ x, width, height, colour, lights }: (typeof GABLES)[number]): string {
  const [top, step] = [560 - height, width / 6];
  const roof = `M${x} 560V${top}h${step}v${-step}h${step}v${-step}h${step * 2}v${step}h${step}v${step}h${step}V560Z`;
  const panes = Array.from({ length: 6 }, (_, at) => {
    const [column, row] = [at % 2, Math.floor(at / 2)];
    const lit = lights.some((light) => light === at);
    const left = x + width * (column === 0 ? 0.2 : 0.58);
    return `<rect x="${left}" y="${top + 22 + row * 38}" width="${width * 0.22}" height="20" rx="3" fill="${lit ? '#ffd97a' : '#0d1636'}" opacity="${lit ? 0.95 : 0.7}"/>`;
  });
  return `<path d="${roof}" fill="${colour}"/>${panes.join('')}`;
}

function stars(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at * 347) % 1340, (at * 131) % 300];
    return `<circle cx="${x}" cy="${y}" r="${1 + (at % 3) * 0.6}" fill="#fff" opacity="${0.25 + (at % 5) * 0.13}"/>`;
  }).join('');
}

function ripples(): string {
  return Array.from({ length: 26 }, (_, at) => {
    const y = 576 + Math.floor(at / 4) * 24;
    const x = (at * 211) % 1300;
    return `<path d="M${x} ${y}h${40 + (at % 4) * 24}" stroke="${at % 3 === 0 ? '#ffd97a' : '#7fb8ff'}" stroke-opacity=".22" stroke-width="4" stroke-linecap="round"/>`;
  }).join('');
}

/** A harbour at night: moon, gabled houses with lit windows, their lights on the water. */
export const HARBOUR_NIGHT = `<svg class="backdrop" viewBox="0 0 1320 760" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<defs><linearGradient id="evening" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b1238"/><stop offset=".55" stop-color="#3a2a7a"/><stop offset=".76" stop-color="#b0507f"/></linearGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#27356f"/><stop offset="1" stop-color="#081126"/></linearGradient></defs>
<rect width="1320" height="760" fill="url(#evening)"/>${stars(70)}
<circle cx="660" cy="90" r="150" fill="#ffe9c4" opacity=".06"/><circle cx="660" cy="90" r="96" fill="#ffe9c4" opacity=".08"/><circle cx="660" cy="90" r="52" fill="#ffeccb"/><g fill="#e8cfa4"><circle cx="644" cy="76" r="10"/><circle cx="676" cy="104" r="13"/><circle cx="678" cy="70" r="6"/></g>
${GABLES.map(house).join('')}
<rect y="556" width="1320" height="204" fill="url(#water)"/><rect y="552" width="1320" height="8" fill="#0d1636"/>${ripples()}
</svg>`;

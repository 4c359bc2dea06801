/** A body lit from the upper left: rim, body, dark. */
function lit(id: string, [rim, body, dark]: readonly [string, string, string]): string {
  return `<radialGradient id="${id}" cx=".5" cy=".5" r=".72" fx=".32" fy=".22"><stop offset="0" stop-color="${rim}"/><stop offset=".42" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
}

const LIGHTS = [
  lit('gold', ['#fff6d2', '#ffcf52', '#b4640f']),
  lit('coral', ['#ffe3d3', '#ff6f55', '#a81f2c']),
  lit('teal', ['#e2fff6', '#35c9b3', '#0a5560']),
  lit('sky', ['#eef9ff', '#59aef5', '#1b479c']),
  lit('violet', ['#f3e8ff', '#9a6bf2', '#3f1d96']),
  lit('pearl', ['#ffffff', '#dcebf5', '#7f9dba']),
  lit('rose', ['#fff0f3', '#ff9db1', '#b13a67']),
  lit('iron', ['#e8f3fb', '#8fb0ca', '#33506d']),
].join('');

/** One white stroke along the upper left makes the set look like one hand. */
const gleam = (path: string, width = 6) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".62" stroke-width="${width}" stroke-linecap="round"/>`;

function turned(count: number, draw: (angle: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw((360 / count) * at)).join('');
}

const SEVEN_BODY = 'M-66-86H66V-52C34-16 16 30 14 86H-34C-32 32-14-12 18-46H-28V-28H-66Z';

const SEVEN = `<path d="${SEVEN_BODY}" transform="translate(7 9)" fill="#5c0f1c"/><path d="${SEVEN_BODY}" fill="url(#coral)" stroke="#ffe9b0" stroke-width="7" stroke-linejoin="round"/>${gleam('M-54-74H50')}`;

const HELM = `${turned(8, (angle) => `<g transform="rotate(${angle})"><path d="M-5-88H5L8-22H-8Z" fill="url(#gold)" stroke="#7a3d08" stroke-width="3"/><circle cy="-86" r="11" fill="url(#coral)" stroke="#7a1420" stroke-width="3"/></g>`)}<circle r="56" fill="none" stroke="#7a3d08" stroke-width="22"/><circle r="56" fill="none" stroke="url(#gold)" stroke-width="16"/><circle r="22" fill="url(#gold)" stroke="#7a3d08" stroke-width="4"/><path d="M0-13 4-4 13-4 6 2 8 11 0 6-8 11-6 2-13-4-4-4Z" fill="#a81f2c"/>${gleam('M-49-27A56 56 0 0 1-18-53', 5)}`;

const LIGHTHOUSE = `<path d="M0-62-98-84V-40Z" fill="#ffe9a8" opacity=".75"/><path d="M0-62 98-84V-40Z" fill="#ffe9a8" opacity=".45"/><path d="M-26-44H26L40 84H-40Z" fill="url(#pearl)" stroke="#31506e" stroke-width="4"/><path d="M-29-16H29L33 16H-33ZM-36 48H36L40 84H-40Z" fill="url(#coral)"/><path d="M-26-44H26L40 84H-40Z" fill="none" stroke="#31506e" stroke-width="4"/><rect x="-20" y="-76" width="40" height="32" rx="3" fill="#ffe27a" stroke="#31506e" stroke-width="4"/><path d="M-7-76V-44M7-76V-44" stroke="#31506e" stroke-width="3"/><path d="M-27-74C-22-94 22-94 27-74Z" fill="url(#coral)" stroke="#31506e" stroke-width="4"/><rect x="-31" y="-46" width="62" height="9" rx="3" fill="#31506e"/><path d="M-10 84V62a10 10 0 0 1 20 0V84Z" fill="#31506e"/>${gleam('M-18-34-26 40', 5)}`;

const ANCHOR = `<g stroke="#14324d" stroke-linejoin="round" stroke-linecap="round"><path d="M-82 22C-78 66-42 84 0 88 42 84 78 66 82 22L58 36 62 42C52 58 34 64 13 66V-44H-13V66C-34 64-52 58-62 42L-58 36Z" fill="url(#teal)" stroke-width="5"/><rect x="-46" y="-34" width="92" height="20" rx="10" fill="url(#teal)" stroke-width="5"/><circle cy="-66" r="20" fill="none" stroke-width="20"/><circle cy="-66" r="20" fill="none" stroke="#35c9b3" stroke-width="11"/></g>${gleam('M-5-8V40', 5)}${gleam('M-70 44C-62 62-46 70-30 74', 5)}`;

const LANTERN = `<circle r="92" fill="#ffd766" opacity=".16"/><path d="M0-96V-70" stroke="#7a3d08" stroke-width="5"/><path d="M-50-52C-78-20-78 24-50 56H50C78 24 78-20 50-52Z" fill="url(#gold)" stroke="#8a450b" stroke-width="4"/><path d="M-24-52C-38-18-38 22-24 56M24-52C38-18 38 22 24 56M0-52V56" fill="none" stroke="#b4640f" stroke-width="4"/><rect x="-40" y="-68" width="80" height="18" rx="5" fill="url(#coral)" stroke="#7a1420" stroke-width="4"/><rect x="-40" y="54" width="80" height="14" rx="5" fill="url(#coral)" stroke="#7a1420" stroke-width="4"/><path d="M-18 70V90M0 70V98M18 70V90" stroke="#ff8f6f" stroke-width="5" stroke-linecap="round"/>${gleam('M-54-22C-60 0-58 18-52 32')}`;

const FISH = `<path d="M44 0C62-26 80-40 96-46 88-20 88 20 96 46 80 40 62 26 44 0Z" fill="url(#gold)" stroke="#9a520c" stroke-width="4"/><path d="M-30-38C-14-70 20-74 36-60 26-50 20-40 20-26Z" fill="url(#gold)" stroke="#9a520c" stroke-width="4"/><path d="M-10 38C-4 60 14 66 28 60 22 50 18 42 18 30Z" fill="url(#gold)" stroke="#9a520c" stroke-width="4"/><path d="M-94 4C-70-44 16-60 62 0 16 56-66 50-94 4Z" fill="url(#sky)" stroke="#143a7c" stroke-width="4"/><path d="M-44-32C-30-12-30 16-44 36" fill="none" stroke="#143a7c" stroke-width="4"/><path d="M-14-14a14 14 0 0 1 0 28M12-22a14 14 0 0 1 0 26M10 6a14 14 0 0 1 0 24M34-10a12 12 0 0 1 0 22" fill="none" stroke="#1b479c" stroke-width="4" stroke-linecap="round"/><circle cx="-64" cy="-8" r="10" fill="#fff"/><circle cx="-66" cy="-8" r="5" fill="#0b1f3f"/>${gleam('M-60-30C-40-40-16-42 6-38', 5)}`;

const SHELL = `<path d="M-26 62H26L36 88H-36Z" fill="url(#rose)" stroke="#8b2350" stroke-width="4" stroke-linejoin="round"/><path d="M0 74C-40 66-92 34-94-8-96-34-76-46-66-40-66-66-42-78-30-66-24-90 24-90 30-66 42-78 66-66 66-40 76-46 96-34 94-8 92 34 40 66 0 74Z" fill="url(#rose)" stroke="#8b2350" stroke-width="4" stroke-linejoin="round"/><path d="M0 70V-78M0 70C-18 20-28-20-31-62M0 70C18 20 28-20 31-62M0 70C-40 34-58 0-66-36M0 70C40 34 58 0 66-36" fill="none" stroke="#b13a67" stroke-width="4" stroke-linecap="round"/><circle cy="60" r="19" fill="url(#pearl)" stroke="#6f8dab" stroke-width="3"/>${gleam('M-80-6C-80-16-76-24-70-26', 5)}`;

const WILD = `<circle r="88" fill="#1c1147" stroke="url(#gold)" stroke-width="8"/>${turned(4, (angle) => `<path d="M0-30 9-9-9-9Z M0-56 10-10-10-10Z" transform="rotate(${angle + 45})" fill="#c9b2ff"/>`)}${turned(4, (angle) => `<g transform="rotate(${angle})"><path d="M0-86 17-17H0Z" fill="#5d34cc"/><path d="M0-86-17-17H0Z" fill="url(#violet)"/></g>`)}<path d="M-92 8H92L84 27 92 46H-92L-84 27Z" fill="url(#gold)" stroke="#6e3806" stroke-width="4" stroke-linejoin="round"/><text y="39" text-anchor="middle" font-size="35" font-weight="900" letter-spacing="3" fill="#3a1503">WILD</text>`;

const BELL = `<circle cy="66" r="19" fill="url(#coral)" stroke="#7a1420" stroke-width="4"/><path d="M0-84C-46-84-52-40-54-6-56 26-66 40-80 54H80C66 40 56 26 54-6 52-40 46-84 0-84Z" fill="url(#gold)" stroke="#8a450b" stroke-width="5" stroke-linejoin="round"/><rect x="-86" y="48" width="172" height="18" rx="9" fill="url(#gold)" stroke="#8a450b" stroke-width="4"/><circle cy="-88" r="10" fill="none" stroke="#ffcf52" stroke-width="7"/><path d="M-72 6H72L65 21 72 36H-72L-65 21Z" fill="url(#violet)" stroke="#2b1370" stroke-width="4" stroke-linejoin="round"/><text y="30" text-anchor="middle" font-size="25" font-weight="900" letter-spacing="1" fill="#fff6d2">BONUS</text>${gleam('M-40-20C-38-46-32-60-18-68')}`;

const DRAWINGS = {
  seven: SEVEN,
  helm: HELM,
  lighthouse: LIGHTHOUSE,
  anchor: ANCHOR,
  lantern: LANTERN,
  fish: FISH,
  shell: SHELL,
  wild: WILD,
  bell: BELL,
} as const;

/** The nine symbols of the reels, each in a box from -100 to 100. */
export const SLOT_SPRITE = `<defs>${LIGHTS}${Object.entries(DRAWINGS)
  .map(([id, drawing]) => `<g id="${id}">${drawing}</g>`)
  .join('')}</defs>`;

const SUITS = {
  hearts:
    'M0 84C-60 40-88 8-88-26-88-60-62-80-36-80-18-80-6-70 0-56 6-70 18-80 36-80 62-80 88-60 88-26 88 8 60 40 0 84Z',
  diamonds: 'M0-92C20-52 44-24 74 0 44 24 20 52 0 92-20 52-44 24-74 0-44-24-20-52 0-92Z',
  spades:
    'M0-92C16-62 86-22 86 22 86 48 66 62 46 62 30 62 18 54 11 42 13 62 20 78 32 90H-32C-20 78-13 62-11 42-18 54-30 62-46 62-66 62-86 48-86 22-86-22-16-62 0-92Z',
  clubs:
    'M0-90C24-90 42-72 42-49 42-38 38-28 31-20 36-22 41-23 47-23 70-23 88-5 88 18 88 41 70 59 47 59 31 59 18 51 11 39 13 61 20 78 32 90H-32C-20 78-13 61-11 39-18 51-31 59-47 59-70 59-88 41-88 18-88-5-70-23-47-23-41-23-36-22-31-20-38-28-42-38-42-49-42-72-24-90 0-90Z',
} as const;

const COURTS = {
  K: '<path d="M-64-34-38 4-22-50 0 0 22-50 38 4 64-34 54 40H-54Z" fill="url(#court-gold)" stroke="#6e3806" stroke-width="5" stroke-linejoin="round"/><rect x="-56" y="42" width="112" height="20" rx="5" fill="#b3283f" stroke="#6e3806" stroke-width="5"/><g fill="#b3283f" stroke="#6e3806" stroke-width="4"><circle cx="-64" cy="-42" r="9"/><circle cx="64" cy="-42" r="9"/><circle cx="-22" cy="-60" r="9"/><circle cx="22" cy="-60" r="9"/></g>',
  Q: '<path d="M-70 34C-60-40-30-60 0-66 30-60 60-40 70 34Z" fill="url(#court-gold)" stroke="#6e3806" stroke-width="5"/><path d="M-40 34C-34-8-18-22 0-26 18-22 34-8 40 34Z" fill="#7a3fc4" stroke="#6e3806" stroke-width="5"/><rect x="-74" y="36" width="148" height="20" rx="8" fill="url(#court-gold)" stroke="#6e3806" stroke-width="5"/><g fill="#7fe0e0" stroke="#6e3806" stroke-width="4"><circle cy="-74" r="11"/><circle cx="-58" cy="-34" r="9"/><circle cx="58" cy="-34" r="9"/></g>',
  J: '<path d="M0-76 62-50C62 20 36 58 0 76-36 58-62 20-62-50Z" fill="#2f6fc4" stroke="#6e3806" stroke-width="5" stroke-linejoin="round"/><path d="M0-76 62-50C62 20 36 58 0 76Z" fill="#1b479c"/><path d="M-8-58H8V58H-8ZM-52-18H52V-2H-52Z" fill="url(#court-gold)"/><path d="M0-76 62-50C62 20 36 58 0 76-36 58-62 20-62-50Z" fill="none" stroke="#6e3806" stroke-width="5" stroke-linejoin="round"/>',
} as const;

const suits = Object.entries(SUITS).map(([id, path]) => `<path id="${id}" d="${path}"/>`);
const courts = Object.entries(COURTS).map(([id, drawing]) => `<g id="court-${id}">${drawing}</g>`);

/** Suits, court emblems and the card’s back. */
export const CARD_SPRITE = `<defs>
<linearGradient id="court-gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe59a"/><stop offset="1" stop-color="#d9922a"/></linearGradient>
<linearGradient id="felt-edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a5a2b"/><stop offset="1" stop-color="#4a2c12"/></linearGradient>
<radialGradient id="felt" cx=".5" cy=".2" r=".95"><stop offset="0" stop-color="#1c7a72"/><stop offset=".6" stop-color="#0d4a55"/><stop offset="1" stop-color="#082c3c"/></radialGradient>
<pattern id="weave" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="#1f3a73"/><rect width="7" height="7" fill="#29498c"/><rect x="7" y="7" width="7" height="7" fill="#29498c"/></pattern>
${suits.join('')}${courts.join('')}
<g id="chip"><circle r="96" fill="#c2304a"/><circle r="96" fill="none" stroke="#fff6dd" stroke-width="22" stroke-dasharray="46 54.5"/><circle r="70" fill="#c2304a" stroke="#7e1429" stroke-width="5"/><circle r="54" fill="none" stroke="#fff6dd" stroke-width="4" stroke-dasharray="10 8"/><path d="M-30 22V-6h12v-12h12v-12h12v12h12v12h12v28Z" fill="#fff6dd"/></g>
</defs>`;

/** The table: felt, wooden rim, the rules lettered on an arc. */
export const QUAY_TABLE = `<svg class="backdrop" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<rect width="1200" height="800" fill="#071019"/>
<ellipse cx="600" cy="120" rx="900" ry="740" fill="url(#felt-edge)"/><ellipse cx="600" cy="112" rx="878" ry="720" fill="url(#felt)"/>
<ellipse cx="600" cy="112" rx="780" ry="620" fill="none" stroke="#e9d9a6" stroke-opacity=".16" stroke-width="3"/>
</svg>`;

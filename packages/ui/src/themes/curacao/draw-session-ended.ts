import { linearGradient } from '../../brand-art/linear-gradient.ts';
import { mulberry32 } from '../../brand-art/mulberry32.ts';
import { drawHouses, QUAY_Y } from './draw-houses.ts';

/** The harbour gone to bed: one window lit, the lantern on the quay just put out (look §9). */
export function drawSessionEnded(): string {
  const down = 'x2="0" y2="1"';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="800 172 626 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>',
    linearGradient('ch-k', down, ['0 #0A1521', '.7 #142945', '1 #33304F']),
    linearGradient('ch-s', down, ['0 #0A1521 .78', '1 #0A1521 .55']),
    '<radialGradient id="ch-g"><stop stop-color="#FFB868" stop-opacity=".32"/><stop offset="1" stop-color="#FFB868" stop-opacity="0"/></radialGradient></defs>',
    `<path fill="url(#ch-k)" d="M800 150h640v${QUAY_Y - 150}H800z"/>`,
    drawHouses(mulberry32(1634), 'late'),
    `<path fill="#0B1622" d="M800 ${QUAY_Y}h640v30H800z"/>`,
    lantern(),
    '</svg>\n',
  ].join('');
}

function lantern(): string {
  return [
    '<g transform="translate(1113 10)"><circle cy="244" r="52" fill="url(#ch-g)"/>',
    '<path fill="#060D16" d="M-3 270h6l2 62h8v6h-26v-6h8zM-20 224l10-13h20l10 13zM-4 204h8v7h-8zM-13 264h26l-4 8H-9z"/>',
    '<path fill="#2A3346" stroke="#060D16" stroke-width="3" stroke-linejoin="round" d="M-17 225h34l-5 39h-24z"/>',
    '<path fill="none" stroke="#060D16" stroke-width="2" d="M0 226v38"/><path fill="none" stroke="#FF8A55" stroke-width="4" stroke-linecap="round" d="M0 251v3"/>',
    '<path fill="none" stroke="#F6E7CF" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round" d="M1 200c-7-6 6-10 0-16-4-5 2-7 1-11"/></g>',
  ].join('');
}

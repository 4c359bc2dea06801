import type { Motif } from '../drawing.ts';
import { polar, starPath, indexes } from '../shapes.ts';
import { gloss, repeatShape } from './shading.ts';

/** Cut stone: crown, girdle, point. */
export const gem: Motif = ({ bodyFill, rim, dark }) =>
  `<path fill="${bodyFill}" stroke="${rim}" d="M-62-44H62L98-4 0 96-98-4z"/>` +
  `<path fill="${rim}" opacity=".85" d="M-62-44-34-4 0-44z"/><path fill="${rim}" opacity=".45" d="M-62-44-98-4h64z"/><path fill="#fff" opacity=".25" d="M0-44-34-4h68z"/><path fill="${dark}" opacity=".3" d="M0-44H62L34-4z"/>` +
  `<path fill="${dark}" opacity=".62" d="M62-44 98-4H34zM34-4h64L0 96z"/><path fill="${dark}" opacity=".28" d="M-34-4h68L0 96z"/>` +
  `<path fill="none" stroke="${rim}" stroke-width="1.5" stroke-opacity=".7" d="M-98-4H98M-34-4 0 96 34-4"/>` +
  gloss('M-56-36-80-8', { width: 5 });

/** Three coins with milled edges and a star. */
export const coin: Motif = ({ bodyFill, rim, dark, prefix }) =>
  `<g transform="translate(-56 50)scale(.64)">` +
  repeatShape({
    id: `${prefix}m`,
    shape: `<circle r="72" fill="${dark}" cy="8"/><circle r="72" fill="${bodyFill}" stroke="${rim}"/><circle r="66" fill="none" stroke="${dark}" stroke-width="5" stroke-dasharray="2 5" stroke-opacity=".7"/><circle r="53" fill="none" stroke="${rim}" stroke-width="2"/><path fill="${rim}" stroke="${dark}" stroke-width="2" d="${starPath({ points: 5, outer: 36, inner: 16 })}"/>`,
    places: ['translate(178 -6)scale(1.08)', 'translate(88 -106)scale(1.56)'],
  }) +
  '</g>' +
  gloss('M-54-46A62 62 0 0 1-20-76');

/** Five-pointed crown with balls, band and jewel. */
export const crown: Motif = ({ bodyFill, popFill, rim, dark, pop }) =>
  `<path fill="${bodyFill}" stroke="${rim}" d="M-74 66-90-26-42 14 0-62 42 14 90-26 74 66z"/>` +
  `<path fill="${dark}" opacity=".3" d="M0-62 42 14 90-26 74 66H30z"/>` +
  `<path fill="${dark}" stroke="${rim}" d="M-74 36H74V66q-74 14-148 0z"/>` +
  `<path fill="${popFill}" stroke="${rim}" stroke-width="2" d="M0-18 16 6 0 30-16 6z"/>` +
  `<path fill="${rim}" d="M-6 54a6 6 0 1 1 12 0 6 6 0 1 1-12 0M-46 51a6 6 0 1 1 12 0 6 6 0 1 1-12 0M34 51a6 6 0 1 1 12 0 6 6 0 1 1-12 0"/>` +
  `<g fill="${pop}" stroke="${rim}" stroke-width="2.5"><circle cx="-90" cy="-36" r="13"/><circle cy="-74" r="15"/><circle cx="90" cy="-36" r="13"/></g>` +
  gloss('M-76-6-66 28', { width: 6 });

/** Key with a round bow, a jewel and two bits. */
export const key: Motif = ({ bodyFill, darkFill, popFill, rim, dark }) =>
  `<g transform="rotate(-38)"><path fill="${bodyFill}" stroke="${rim}" d="M-8-11H92q6 0 6 6V5q0 6-6 6H88V40H74V24H64V36H50V11H-8z"/>` +
  `<path fill="${bodyFill}" stroke="${rim}" fill-rule="evenodd" d="M-100 0a48 48 0 1 1 96 0 48 48 0 1 1-96 0m22 0a26 26 0 1 0 52 0 26 26 0 1 0-52 0"/><circle cx="-52" r="26" fill="${darkFill}" opacity=".6"/><circle cx="-52" r="15" fill="${popFill}" stroke="${rim}"/><path fill="none" stroke="${dark}" stroke-opacity=".5" d="M2-14V14M12-12V12"/></g>` +
  gloss('M-76 8A40 40 0 0 1-48-7', { width: 6 });

/** Round shield of the north: boss, bands, rivets. */
export const shield: Motif = ({ bodyFill, darkFill, popFill, rim, dark, pop }) =>
  `<circle r="90" fill="${darkFill}" stroke="${rim}" stroke-width="4"/><circle r="76" fill="${bodyFill}" stroke="${rim}" stroke-width="2"/>` +
  `<path fill="${dark}" opacity=".5" d="M0 0V-76A76 76 0 0 1 76 0zM0 0V76A76 76 0 0 1-76 0z"/><path fill="none" stroke="${dark}" stroke-width="2" stroke-opacity=".5" d="M-38-66V66M38-66V66M0-76V76"/>` +
  `<circle r="28" fill="${popFill}" stroke="${rim}" stroke-width="4"/><circle r="11" fill="${rim}" opacity=".8"/>` +
  `<g fill="${rim}" stroke="${dark}" stroke-width="1.5">${indexes(8)
    .map((index) => `<circle r="5" transform="translate(${polar(83, index * 45)})"/>`)
    .join('')}</g>` +
  `<path fill="${pop}" opacity=".9" d="M0-64 7-46 0-36-7-46zM0 64 7 46 0 36-7 46zM-64 0-46-7-36 0-46 7zM64 0 46-7 36 0 46 7z"/>` +
  gloss('M-72-30A78 78 0 0 1-30-72');

/** Five-pointed star with bevelled arms. */
export const star: Motif = ({ bodyFill, rim, dark }) => {
  const bevel = indexes(5).map((index) => `M0 0L${polar(96, index * 72)} ${polar(42, index * 72 + 36)}z`);
  return (
    `<path fill="${dark}" transform="translate(5 8)" d="${starPath({ points: 5, outer: 96, inner: 42 })}"/>` +
    `<path fill="${bodyFill}" stroke="${rim}" stroke-width="4" d="${starPath({ points: 5, outer: 96, inner: 42 })}"/>` +
    `<path fill="${dark}" opacity=".38" d="${bevel.join('')}"/>` +
    gloss('M-14-56-28-32-62-28', { width: 6 })
  );
};

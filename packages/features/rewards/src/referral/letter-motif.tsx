import * as css from '../art/paper.css.ts';

/** A letter on the water, drawn round 330, 72. */
export function LetterMotif() {
  return (
    <g>
      <path className={css.shade} d="M276 116h112l-16 8H292z" />
      <rect className={css.paper} x="290" y="22" width="80" height="62" rx="4" />
      <path className={css.middle} d="M302 38h56v5h-56zM302 50h56v5h-56zM302 62h34v5h-34z" />
      <path className={css.second} d="M272 56l58 40 58-40v62H272z" />
      <path className={css.body} d="M272 118l44-36 14 10 14-10 44 36z" />
      <path className={css.shade} d="M388 56v62l-44-36z" />
      <circle className={css.body} cx="362" cy="32" r="15" />
      <path className={css.paper} d="M362 24l3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z" />
    </g>
  );
}

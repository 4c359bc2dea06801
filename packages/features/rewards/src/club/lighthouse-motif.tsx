import * as css from '../art/paper.css.ts';

/** A lighthouse with two beams, drawn round 330, 72. */
export function LighthouseMotif() {
  return (
    <g>
      <path className={css.disc} d="M330 42L30-36v150zM330 42L630-36v150z" />
      <path className={css.near} d="M270 132q24-26 60-26t60 26z" />
      <path className={css.paper} d="M314 58h32l10 62h-52z" />
      <path className={css.body} d="M311 76h38l3 15h-44zM306 105h48l2 15h-52z" />
      <path className={css.shade} d="M334 58h12l10 62h-18z" />
      <path className={css.second} d="M310 50h40v8h-40z" />
      <path className={css.paper} d="M318 32h24v18h-24z" />
      <circle className={css.second} cx="330" cy="42" r="7" />
      <path className={css.body} d="M312 32q18-22 36 0z" />
      <path className={css.line} d="M330 20V10" />
    </g>
  );
}

import type { Tournament } from '@baize/api/endpoints/rewards';
import type { ReactNode } from 'react';
import * as css from '../art/paper.css.ts';
import { PaperStrip } from '../art/paper-strip.tsx';

type Rule = Tournament['rule'];

/** What points are won by, as a picture: a race, a peak, a cup, a drum. Each is drawn round 320, 74. */
const MOTIFS: Record<Rule, ReactNode> = {
  wagered: <Boats />,
  multiplier: <Peak />,
  wins: <Cup />,
  rounds: <Drum />,
  unknown: <Cup />,
};

/** The strip on a tournament's card. */
export function TournamentArt({ rule }: { rule: Rule }) {
  return <PaperStrip shape="card">{MOTIFS[rule]}</PaperStrip>;
}

/** What a tournament's points are won by. */
export function TournamentMotif({ rule }: { rule: Rule }) {
  return MOTIFS[rule];
}

/** The same motif alone, for round crops. */
export function TournamentIcon({ rule }: { rule: Rule }) {
  return (
    <svg className={css.art} viewBox="270 14 120 120" aria-hidden focusable="false">
      <rect className={css.sky} x="270" width="120" height="148" />
      <circle className={css.disc} cx="330" cy="72" r="56" />
      {MOTIFS[rule]}
      <path className={css.near} d="M240 126q20-10 40 0t40 0 40 0 40 0v22H240z" />
    </svg>
  );
}

function Boats() {
  return (
    <g>
      <path className={css.second} d="M384 108V62q22 22 30 46z" />
      <path className={css.shade} d="M366 112h62l-10 14h-42z" />
      <path className={css.body} d="M326 112V24q44 40 52 88z" />
      <path className={css.paper} d="M318 112V40q-34 34-40 72z" />
      <path className={css.line} d="M322 18v100" />
      <path className={css.pennant} d="M322 18l24 7-24 7z" />
      <path className={css.second} d="M268 116h122l-18 20h-88z" />
      <path className={css.shade} d="M276 125h104l-8 11h-88z" />
    </g>
  );
}

function Peak() {
  return (
    <g>
      <path className={css.middle} d="M240 132l54-66 54 66z" />
      <path className={css.second} d="M268 132l62-98 62 98z" />
      <path className={css.shade} d="M330 34l62 98h-44z" />
      <path className={css.paper} d="M330 34l22 35-11 8-10-9-12 10-12-8z" />
      <path className={css.line} d="M330 36V8" />
      <path className={css.body} d="M330 8l34 9-34 10z" />
      <path className={css.near} d="M368 132l34-44 36 44z" />
    </g>
  );
}

function Cup() {
  return (
    <g>
      <path className={css.line} d="M298 46h-24q0 34 32 36M362 46h24q0 34-32 36" />
      <path className={css.body} d="M294 30h72v26q0 38-36 42-36-4-36-42z" />
      <path className={css.shade} d="M342 30h24v26q0 38-36 42 14-14 12-68z" />
      <path className={css.second} d="M286 24h88v12h-88zM322 96h16v18h-16z" />
      <path className={css.second} d="M300 112h60v16h-60z" />
      <path className={css.shade} d="M300 120h60v8h-60z" />
      <path className={css.paper} d="M330 44l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
    </g>
  );
}

function Drum() {
  return (
    <g>
      <path className={css.line} d="M272 22l46 34M390 20l-50 36" />
      <circle className={css.second} cx="271" cy="21" r="7" />
      <circle className={css.second} cx="391" cy="19" r="7" />
      <path className={css.body} d="M276 62h108l-14 66h-80z" />
      <path className={css.shade} d="M330 62h54l-14 66h-40z" />
      <path className={css.paper} d="M276 66l20 58 16-58 18 60 18-60 16 58 20-58-4-4H280z" opacity="0.5" />
      <ellipse className={css.paper} cx="330" cy="62" rx="56" ry="16" />
      <ellipse className={css.second} cx="330" cy="62" rx="56" ry="16" opacity="0.35" />
      <ellipse className={css.line} cx="330" cy="62" rx="56" ry="16" />
      <path className={css.second} d="M287 118h86l-3 12h-80z" />
    </g>
  );
}

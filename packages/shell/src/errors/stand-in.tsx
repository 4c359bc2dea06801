import type { ReactNode } from 'react';
import { pageColumn } from '../frames/page-column.css.ts';
import { actions, mark, page, text, title } from './stand-in.css.ts';

interface StandInProps {
  picture: ReactNode;
  heading: string;
  children: ReactNode;
  /** The ways on, the likeliest first. */
  ways: ReactNode;
}

/** The layout of empty and failed pages. */
export function StandIn({ picture, heading, children, ways }: StandInProps) {
  return (
    <div className={pageColumn}>
      <div className={page}>
        <div className={mark} aria-hidden>
          {picture}
        </div>
        <h1 className={title}>{heading}</h1>
        <div className={text}>{children}</div>
        <div className={actions}>{ways}</div>
      </div>
    </div>
  );
}

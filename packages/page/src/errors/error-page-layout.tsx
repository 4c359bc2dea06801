import type { ReactNode } from 'react';
import { pageColumn } from '../page/page-column.css.ts';
import { actions, iconCircle, page, text, title } from './error-page-layout.css.ts';

interface ErrorPageLayoutProps {
  icon: ReactNode;
  heading: string;
  children: ReactNode;
  /** The ways on, the likeliest first. */
  actions: ReactNode;
}

/** The layout of empty and failed pages. */
export function ErrorPageLayout({ icon, heading, children, actions: ways }: ErrorPageLayoutProps) {
  return (
    <div className={pageColumn}>
      <div className={page}>
        <div className={iconCircle} aria-hidden>
          {icon}
        </div>
        <h1 className={title}>{heading}</h1>
        <div className={text}>{children}</div>
        <div className={actions}>{ways}</div>
      </div>
    </div>
  );
}

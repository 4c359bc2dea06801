import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { pageColumn } from '@baize/page/page-column';
import { footerNote } from './closed-footer-note.css.ts';
import { ClosedNote } from '../entry-access/closed-note.tsx';

/**
 * Says at the foot of every page what is closed on this domain (MIR-04). Through a portal: the footer is in the first view
 * of every page, this code only where something is closed.
 */
export function ClosedFooterNote({ reasons }: { reasons: readonly string[] }) {
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  useEffect(() => setFooter(document.querySelector('footer')), []);
  if (footer === null || reasons.length === 0) return null;
  return createPortal(
    <div className={`${pageColumn} ${footerNote}`}>
      {reasons.map((reason) => (
        <ClosedNote key={reason} reason={reason} />
      ))}
    </div>,
    footer,
  );
}

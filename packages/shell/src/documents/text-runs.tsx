import type { LinkTarget, TextRun } from '@baize/domain/documents';
import type { ReactNode } from 'react';
import { PageLink, PathLink, ModalLink } from '@baize/links';
import { useModalClosedReason } from '@baize/links/entry-access';
import { useHasPage } from '../nav/use-nav-items.ts';
import { link } from './document-page.css.ts';

/** A line of a document; its links lead where the settings put the page today. */
export function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, place) =>
    typeof run === 'string' ? (
      run
    ) : (
      <RunLink key={place} target={run.target}>
        {run.text}
      </RunLink>
    ),
  );
}

/** The words of a line alone. */
export function plainText(runs: readonly TextRun[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}

function RunLink({ target, children }: { target: LinkTarget; children: ReactNode }) {
  const hasPage = useHasPage();
  const closed = useModalClosedReason(target.to === 'modal' ? target.name : '');
  if (target.to === 'away')
    return (
      <a className={link} href={target.href} rel="noreferrer">
        {children}
      </a>
    );
  if (target.to === 'chapter')
    return (
      <a className={link} href={target.hash}>
        {children}
      </a>
    );
  // A sentence keeps its words and loses its link.
  if (target.to === 'modal' && closed !== undefined) return children;
  if (target.to === 'modal')
    return (
      <ModalLink className={link} modal={target.name}>
        {children}
      </ModalLink>
    );
  if (target.to === 'place')
    return (
      <PathLink className={link} to={target.path}>
        {children}
      </PathLink>
    );
  // A page this brand does not have keeps its name and loses its link (NAV-01).
  if (!hasPage({ page: target.key })) return children;
  return (
    <PageLink className={link} to={target.key}>
      {children}
    </PageLink>
  );
}

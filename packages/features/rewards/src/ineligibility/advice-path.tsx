import type { AdviceLink } from '@baize/domain/errors';
import { PageLink, PathLink, usePageTarget, ModalLink } from '@baize/links';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { focusPageHeading } from './focus-page-heading.ts';

interface AdvicePathProps {
  link: AdviceLink;
  className: string;
  /** Leads to what is meant where the way points to the page one is on; else that page's heading is gone to. */
  onHere?: (() => void) | undefined;
  children: ReactNode;
}

/** The way an advice points: to a page, a modal or a fixed place; on the page itself no link that leads nowhere. */
export function AdvicePath({ link, onHere = focusPageHeading, ...rest }: AdvicePathProps) {
  const isHere = useIsHere(link);
  if (isHere) return <button type="button" onClick={onHere} {...rest} />;
  if (link.kind === 'page') return <PageLink to={link.page} {...rest} />;
  if (link.kind === 'modal') return <ModalLink modal={link.modal} {...rest} />;
  return <PathLink to={link.path} {...rest} />;
}

function useIsHere(link: AdviceLink): boolean {
  const { pathname, search } = useLocation();
  const target = usePageTarget(link.kind === 'page' ? link.page : 'root');
  const [path] = target?.href.split(/[?#]/) ?? [];
  if (link.kind === 'modal') return new URLSearchParams(search).getAll('modal').includes(link.modal);
  return link.kind === 'page' && path === pathname;
}

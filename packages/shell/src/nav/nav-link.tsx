import type { PageKey } from '@baize/domain/page-paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { InAppLink, TargetLink, useLocalizedPath, usePageTarget, ModalLink } from '@baize/links';
import type { NavTarget } from './nav-items.ts';

interface LinkProps {
  className: string;
  children: ReactNode;
  title?: string;
  'aria-label'?: string;
}

/** One place of the navigation; the page the player is on carries `aria-current`. */
export function NavLink({ target, ...looks }: LinkProps & { target: NavTarget }) {
  if ('modal' in target) return <ModalLink modal={target.modal} {...looks} />;
  if ('page' in target) return <NavPageLink page={target.page} {...looks} />;
  return <NavPathLink path={target.path} {...looks} />;
}

function NavPageLink({ page, ...looks }: LinkProps & { page: PageKey }) {
  const target = usePageTarget(page);
  const { pathname } = useLocation();
  if (!target) return null;
  // All games and every single one belong to the casino, which stands at the root.
  const current =
    page === 'root'
      ? isCurrent(pathname, target.href, 'alone') || /\/casino($|\/games)/.test(pathname)
      : isCurrent(pathname, target.href);
  return <TargetLink target={target} aria-current={current ? 'page' : undefined} {...looks} />;
}

function NavPathLink({ path, ...looks }: LinkProps & { path: string }) {
  const href = useLocalizedPath()(path);
  const current = isCurrent(useLocation().pathname, href);
  return <InAppLink href={href} aria-current={current ? 'page' : undefined} {...looks} />;
}

/** Whether the player is at a path or, unless it stands `alone`, below it; letters of any case, as routes are matched. */
function isCurrent(pathname: string, href: string, how?: 'alone'): boolean {
  if (!href.startsWith('/')) return false;
  const here = pathname.toLowerCase();
  const there = href
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  return here === there || (how !== 'alone' && here.startsWith(`${there}/`));
}

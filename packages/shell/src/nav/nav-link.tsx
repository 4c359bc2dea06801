import type { PageKey } from '@baize/domain/page-paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { InAppLink } from '../links/in-app-link.tsx';
import { TargetLink } from '../links/page-link.tsx';
import { useLocalizedPath, usePageTarget } from '../links/use-page-href.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import type { NavTarget } from './items.ts';

interface Looks {
  className: string;
  children: ReactNode;
  title?: string;
  'aria-label'?: string;
}

/** One place of the navigation; the page the player is on carries `aria-current`. */
export function NavLink({ target, ...looks }: Looks & { target: NavTarget }) {
  if ('modal' in target) return <ModalLink modal={target.modal} {...looks} />;
  if ('page' in target) return <KeyLink page={target.page} {...looks} />;
  return <PathLink path={target.path} {...looks} />;
}

function KeyLink({ page, ...looks }: Looks & { page: PageKey }) {
  const target = usePageTarget(page);
  const { pathname } = useLocation();
  if (!target) return null;
  // All games and every single one belong to the casino, which stands at the root.
  const current =
    page === 'root'
      ? isAt(pathname, target.href, 'alone') || /\/casino($|\/games)/.test(pathname)
      : isAt(pathname, target.href);
  return <TargetLink target={target} aria-current={current ? 'page' : undefined} {...looks} />;
}

function PathLink({ path, ...looks }: Looks & { path: string }) {
  const href = useLocalizedPath()(path);
  const current = isAt(useLocation().pathname, href);
  return <InAppLink href={href} aria-current={current ? 'page' : undefined} {...looks} />;
}

/** Whether the player is at a path or, unless it stands `alone`, below it; letters of any case, as routes are matched. */
function isAt(pathname: string, href: string, how?: 'alone'): boolean {
  if (!href.startsWith('/')) return false;
  const here = pathname.toLowerCase();
  const there = href
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  return here === there || (how !== 'alone' && here.startsWith(`${there}/`));
}

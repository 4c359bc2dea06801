import type { PageKey } from '@baize/domain/page-paths';
import type { ReactNode } from 'react';
import { Link, NavLink as RouterLink, useLocation } from 'react-router';
import { opensModal, OverlayLink } from '../links/page-link.tsx';
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

function KeyLink({ page, className, ...looks }: Looks & { page: PageKey }) {
  const target = usePageTarget(page);
  const { pathname } = useLocation();
  if (!target) return null;
  if (target.external) return <a href={target.href} className={className} {...looks} />;
  if (opensModal(target)) return <OverlayLink query={target.href} className={className} {...looks} />;
  // All games and every single one belong to the casino, which stands at the root.
  if (page === 'root' && /\/casino($|\/games)/.test(pathname))
    return <Link to={target.href} className={className} aria-current="page" {...looks} />;
  return (
    <RouterLink
      to={target.href}
      end={page === 'root'}
      preventScrollReset={target.shallow}
      className={() => className}
      {...looks}
    />
  );
}

function PathLink({ path, className, ...looks }: Looks & { path: string }) {
  const localize = useLocalizedPath();
  return <RouterLink to={localize(path)} className={() => className} {...looks} />;
}

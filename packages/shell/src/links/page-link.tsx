import { readModals } from '@baize/domain/modals';
import type { PageKey } from '@baize/domain/page-paths';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import { ModalLink } from '../modals/modal-link.tsx';
import { useLocalizedPath, usePageTarget, type PageTarget } from './use-page-href.ts';

type Rest = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & { children: ReactNode };

/** A link to a page by its key, wherever the settings put it. */
export function PageLink({ to, ...rest }: Rest & { to: PageKey }) {
  return <TargetLink target={usePageTarget(to)} {...rest} />;
}

/** A link to a path of the app, in the page's language. */
export function PathLink({ to, ...rest }: Rest & { to: string }) {
  const localize = useLocalizedPath();
  return <TargetLink target={{ href: localize(to), shallow: false, external: false }} {...rest} />;
}

function TargetLink({ target, ...rest }: Rest & { target: PageTarget }) {
  if (target.external) return <a href={target.href} {...rest} />;
  const [modal] = target.href.startsWith('?') ? readModals(target.href) : [];
  if (modal) return <ModalLink modal={modal} {...rest} />;
  return <Link to={target.href} preventScrollReset={target.shallow} {...rest} />;
}

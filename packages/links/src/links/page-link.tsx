import { overlayQuery } from '@baize/domain/modals';
import type { PageKey } from '@baize/domain/page-paths';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { createPath, Link } from 'react-router';
import { note } from '../entry-access/closed-note.css.ts';
import { useModalClosedReason } from '../entry-access/entry-access.ts';
import { useOverlayTarget } from '../modals/use-modals.ts';
import { InAppLink } from './in-app-link.tsx';
import { useLocalizedPath, usePageTarget, type PageTarget } from './use-page-href.ts';

type Rest = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & { children: ReactNode };

/** A link to a page by its key, wherever the settings put it; nothing where they have no such page (NAV-01). */
export function PageLink({ to, ...rest }: Rest & { to: PageKey }) {
  const target = usePageTarget(to);
  return target ? <TargetLink target={target} {...rest} /> : null;
}

/** A link to a path of the app, in the page's language. */
export function PathLink({ to, ...rest }: Rest & { to: string }) {
  const localize = useLocalizedPath();
  return <TargetLink target={{ href: localize(to), shallow: false, external: false }} {...rest} />;
}

/** A link to where the settings or a path lead. */
export function TargetLink({ target, ...rest }: Rest & { target: PageTarget }) {
  if (target.external) return <a href={target.href} {...rest} />;
  if (opensModal(target)) return <OverlayLink query={target.href} {...rest} />;
  // A query or a fragment alone belongs to the page that is shown.
  if (!target.href.startsWith('/'))
    return <Link to={target.href} preventScrollReset={target.shallow} {...rest} />;
  return <InAppLink href={target.href} preventScrollReset={target.shallow} {...rest} />;
}

/** Whether an address of the settings is no page but a modal over the one that is shown. */
function opensModal(target: PageTarget): boolean {
  return overlayQuery(target) !== null;
}

/**
 * Opens what a `?modal=…` address names over the page. Where sign-up or log-in is closed to the visitor the reason stands
 * in its place (MIR-04).
 */
export function OverlayLink({ query, ...rest }: Rest & { query: string }) {
  const { to, state } = useOverlayTarget(query);
  const closed = useModalClosedReason(state?.openedModal ?? '');
  if (closed !== undefined) return <span className={note}>{closed}</span>;
  return (
    <InAppLink href={createPath(to)} state={state} preventScrollReset aria-haspopup="dialog" {...rest} />
  );
}

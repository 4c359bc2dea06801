import type { AdviceLink } from '@baize/domain/errors';
import { PageLink, PathLink } from '@baize/shell/links';
import { ModalLink } from '@baize/shell/modals';
import type { ReactNode } from 'react';

/** The way an advice points: to a page, a modal or a fixed place. */
export function AdvicePath({ link, ...rest }: { link: AdviceLink; className: string; children: ReactNode }) {
  if (link.kind === 'page') return <PageLink to={link.page} {...rest} />;
  if (link.kind === 'modal') return <ModalLink modal={link.modal} {...rest} />;
  return <PathLink to={link.path} {...rest} />;
}

import type { ModalName } from '@baize/domain/modals';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import { useModalTarget } from './use-modals.ts';

type Rest = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & { children: ReactNode };

/** Opens a modal over the page; a plain link until the page is alive. */
export function ModalLink({ modal, ...rest }: Rest & { modal: ModalName }) {
  return <Link {...useModalTarget(modal)} preventScrollReset aria-haspopup="dialog" {...rest} />;
}

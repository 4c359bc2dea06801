import type { ModalName } from '@baize/domain/modals';
import type { ComponentProps } from 'react';
import { OverlayLink } from './page-link.tsx';

/** Opens a modal over the page; a plain link until the page is alive. */
export function ModalLink({
  modal,
  ...rest
}: Omit<ComponentProps<typeof OverlayLink>, 'query'> & { modal: ModalName }) {
  return <OverlayLink query={`?modal=${modal}`} {...rest} />;
}

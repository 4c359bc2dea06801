import { afterPaint } from '@baize/browser/after-paint';
import { useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { createPath, UNSAFE_DataRouterContext } from 'react-router';
import { isUnmodifiedClick } from '@baize/page/presses';

export interface InAppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** An absolute path of the app, as `useLocalizedPath` writes it. */
  href: string;
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean;
  /** What the history entry keeps. */
  state?: unknown;
}

/**
 * Links a page of the app. The router's own `Link` renders again whenever the address changes; a lobby has hundreds of
 * links, so this one reads the address at the press.
 */
export function InAppLink({ href, preventScrollReset = false, state, onClick, ...rest }: InAppLinkProps) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || event.defaultPrevented || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    // The frame that answers the press comes first: the router begins with a tenth of a second's work on a slow phone.
    afterPaint(() => {
      const replace = createPath(router.state.location) === href;
      void router.navigate(href, { replace, preventScrollReset, state });
    });
  };
  return <a {...rest} href={href} onClick={navigate} />;
}

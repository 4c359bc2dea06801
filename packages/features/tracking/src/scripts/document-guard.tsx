import { fullLoadHrefFor } from '@baize/player/tracked-document';
import { useEffect, useLayoutEffect } from 'react';
import { createPath, useLocation } from 'react-router';

/** How a document is left for another one. */
export interface DocumentNavigation {
  assign(href: string): void;
  replace(href: string): void;
  reload(): void;
}

const browser: DocumentNavigation = {
  assign: (href) => window.location.assign(href),
  replace: (href) => window.location.replace(href),
  reload: () => window.location.reload(),
};

/**
 * Keeps a document in which tracking scripts run away from the pages that may have none: their links load a document
 * of its own, and whatever else leads there, Back among it, does so before anybody can type.
 */
export function DocumentGuard({ departure = browser }: { departure?: DocumentNavigation }) {
  const href = createPath(useLocation());
  useLayoutEffect(() => {
    const instead = fullLoadHrefFor(href);
    if (instead === href) departure.reload();
    else if (instead !== null) departure.replace(instead);
  }, [href, departure]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const instead = getDocumentHref(event);
      if (instead === null) return;
      event.preventDefault();
      departure.assign(instead);
    };
    // Before the router hears of it.
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, [departure]);
  return null;
}

/** The document that a click on a link asks for in this tab, when it needs one of its own. */
function getDocumentHref(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.href === '' || link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === window.location.origin ? fullLoadHrefFor(pathname + search + hash) : null;
}

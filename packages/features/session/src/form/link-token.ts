import { takeLinkToken } from '@baize/domain/tracking';
import { clearLinkToken as forget, loadLinkToken } from '@baize/player/visit';
import { use, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

let linkToken: Promise<string | null> | null = null;

function getLinkToken(): Promise<string | null> {
  linkToken ??= loadLinkToken();
  return linkToken;
}

/** Nobody needs the token of a link any more. */
export function discardLinkToken(): void {
  linkToken = Promise.resolve(null);
  void forget();
}

/**
 * The token of the mailed link that led here. The document's early script took it out of the address; one that came
 * later, by a link within the page, leaves the address as well. Suspends until it is known.
 */
export function useLinkToken(): string | null {
  const kept = use(getLinkToken());
  const location = useLocation();
  const navigate = useNavigate();
  const { token: brought, search } = takeLinkToken(location.search);
  const [token] = useState(brought ?? kept);
  useEffect(() => {
    if (search === location.search) return;
    const { pathname, hash } = location;
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  }, [location, search, navigate]);
  return token;
}

import { takeLinkToken } from '@baize/domain/tracking';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

let held: string | null = null;

/** Nobody needs the token of a link any more. */
export function forgetLinkToken(): void {
  held = null;
}

/**
 * The token of the mailed link that led here. It leaves the address at once and stays in memory alone: neither the
 * history nor a referrer, nor a script of others, finds it later.
 */
export function useLinkToken(): string | null {
  const location = useLocation();
  const navigate = useNavigate();
  const { token: brought, search } = takeLinkToken(location.search);
  const [token] = useState(() => {
    held = brought ?? held;
    return held;
  });
  useEffect(() => {
    if (search === location.search) return;
    const { pathname, hash } = location;
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  }, [location, search, navigate]);
  return token;
}

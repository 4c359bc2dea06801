import { counterpart } from '@baize/domain/profile-areas';
import { pageAt } from '@baize/domain/served-pages';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useLocalizedPath, useAppPath } from '@baize/links';
import { usePage } from '@baize/page';

/**
 * The player's own pages; one that belongs to the other navigation style leads to its counterpart. To a
 * first visit the host has answered so already (NAV-04).
 */
export function ProfileArea() {
  const other = useCounterpartHref();
  const navigate = useNavigate();
  useEffect(() => {
    if (other !== null) void navigate(other, { replace: true });
  }, [other, navigate]);
  return other === null ? <Outlet /> : null;
}

function useCounterpartHref(): string | null {
  const { settings } = usePage();
  const path = useAppPath();
  const { search, hash } = useLocation();
  const localize = useLocalizedPath();
  if (pageAt({ path, overrides: settings.pageUrlSetup })) return null;
  const other = counterpart({ path, navigation: settings.navigation });
  return other === null ? null : localize(other) + search + hash;
}

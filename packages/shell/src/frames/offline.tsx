import { useEffect, useState, type ComponentType } from 'react';
import { lateCode } from '../errors/late-code.ts';

/** How long the page has the network to itself before the notice is fetched. */
const FETCH_AFTER_MS = 5000;

/** Says so when the connection is gone. Its code is fetched while there still is one. */
export function Offline() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    const fetch = async () => {
      const problem = 'The notice of a lost connection did not come.';
      const { OfflineNotice } = await lateCode(() => import('./offline-notice.tsx'), { problem });
      setNotice(() => OfflineNotice);
    };
    const wait = setTimeout(() => void fetch(), FETCH_AFTER_MS);
    return () => clearTimeout(wait);
  }, []);
  return Notice ? <Notice /> : null;
}

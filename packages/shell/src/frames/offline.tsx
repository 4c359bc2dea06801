import { useEffect, useState, type ComponentType } from 'react';
import { reportProblem } from '../errors/report.ts';

/** How long the page has the network to itself before the notice is fetched. */
const FETCH_AFTER_MS = 5000;

/** Says so when the connection is gone. Its code is fetched while there still is one. */
export function Offline() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    const wait = setTimeout(() => {
      import('./offline-notice.tsx').then((m) => setNotice(() => m.OfflineNotice), reportProblem);
    }, FETCH_AFTER_MS);
    return () => clearTimeout(wait);
  }, []);
  return Notice ? <Notice /> : null;
}

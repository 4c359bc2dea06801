import { lateCode } from '@baize/shell/late-code';
import { useSession } from '@baize/shell/session';
import { useEffect, useState, type ComponentType } from 'react';

/** How long a visitor's page has the network to itself before the code is fetched. */
const FETCH_AFTER_MS = 5_000;

/** What a session says by itself; fetched at once for a player, and for whoever is to be told of an end. */
export function SessionVoices() {
  const session = useSession();
  const [Voices, setVoices] = useState<ComponentType | null>(null);
  // What ended, or could not be read, while the page was closed is known only once the start has looked.
  const soon =
    session.phase === 'signed-in' ||
    (session.phase === 'signed-out' && (session.ended !== null || session.unread === true));
  useEffect(() => {
    const fetch = async () => {
      const problem = 'The code of what a session says did not come.';
      const { Voices: Fetched } = await lateCode(() => import('./voices.tsx'), { problem });
      setVoices(() => Fetched);
    };
    const wait = setTimeout(() => void fetch(), soon ? 0 : FETCH_AFTER_MS);
    return () => clearTimeout(wait);
  }, [soon]);
  return Voices ? <Voices /> : null;
}

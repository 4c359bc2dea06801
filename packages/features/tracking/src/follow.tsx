import { openPushLine, type PushLine } from '@baize/shell/push';
import { useEffect } from 'react';
import { useTrackingConsent } from './consent/use-consent.ts';
import { useScripts } from './scripts/use-scripts.ts';

/** Who is at the screen, as far as tracking is concerned. */
export interface Followed {
  userId: string | null;
  depositCount: number | null;
  /** `silent`: none is brought into the page. */
  scripts: 'wanted' | 'silent';
}

let line: PushLine | undefined;

export function Follow({ userId, depositCount, scripts }: Followed) {
  const { consent } = useTrackingConsent();
  useScripts({
    viewer: { signedIn: userId !== null, depositCount },
    consent: scripts === 'silent' ? 'missing' : consent,
  });
  useEffect(() => {
    line ??= openPushLine();
    line.setUser(userId);
  }, [userId]);
  return null;
}

import { connectPushService, type PushConnection } from '@baize/player/push';
import { useEffect } from 'react';
import { useTrackingConsent } from './consent/use-consent.ts';
import { useTrackingScripts } from './scripts/use-tracking-scripts.ts';

/** Who is at the screen, as far as tracking is concerned. */
export interface TrackedViewer {
  userId: string | null;
  depositCount: number | null;
  /** `silent`: none is brought into the page. */
  scripts: 'wanted' | 'silent';
}

let pushConnection: PushConnection | undefined;

export function ViewerTracking({ userId, depositCount, scripts }: TrackedViewer) {
  const { consent } = useTrackingConsent();
  useTrackingScripts({
    viewer: { signedIn: userId !== null, depositCount },
    consent: scripts === 'silent' ? 'missing' : consent,
  });
  useEffect(() => {
    pushConnection ??= connectPushService();
    pushConnection.setUser(userId);
  }, [userId]);
  return null;
}

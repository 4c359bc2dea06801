import { storedValue } from '@baize/browser/storage';
import { isHidden, onVisible } from '@baize/browser/visibility';
import { report } from '@baize/page/report';
import { pushQueue } from './push-queue.ts';

/** How often the page looks whether the service's library is there, in ms (SES-12). */
const CHECK_EVERY_MS = 1000;

/** What the library of the push service puts on the page. */
interface PushService {
  setUserId(userId: string | null): void;
  track(event: string, data: object): void;
}

/** Whom the service knows this browser by: it may remember longer than a page lives. */
const pushServiceUser = storedValue<string | null>({
  key: 'push-user',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: null,
});

export interface PushConnection {
  /** Who is at the screen: a player, or nobody. */
  setUser(userId: string | null): void;
  close(): void;
}

/**
 * The line to the push service. As long as there is something to say it looks every second for the library, which
 * comes with a tracking script or never; a hidden tab does not look. Everything that fails is only logged.
 */
export function connectPushService(): PushConnection {
  let user: string | null | undefined;
  let sentUser: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasUserToSend = (): boolean =>
    user !== undefined && user !== sentUser && (user !== null || pushServiceUser.get() !== null);

  const check = (): void => {
    clearTimeout(timer);
    if ((!hasUserToSend() && !pushQueue.waiting(user)) || isHidden()) return;
    const service = findService();
    if (service === null) timer = setTimeout(check, CHECK_EVERY_MS);
    else deliver(service);
  };

  const deliver = (service: PushService): void => {
    try {
      if (user !== undefined && hasUserToSend()) {
        sentUser = user;
        service.setUserId(user);
        if (user === null) pushServiceUser.clear();
        else pushServiceUser.set(user);
      }
      for (const { event, userId } of pushQueue.take(user)) service.track(event, { user_id: userId });
    } catch (problem) {
      report('The push service failed.', problem);
    }
  };

  const unsubscribe = pushQueue.subscribe(check);
  const forget = onVisible(check);
  check();
  return {
    setUser(userId) {
      user = userId;
      check();
    },
    close() {
      clearTimeout(timer);
      unsubscribe();
      forget();
    },
  };
}

function findService(): PushService | null {
  const found: unknown = Reflect.get(window, 'pushService');
  return isService(found) ? found : null;
}

function isService(found: unknown): found is PushService {
  if (typeof found !== 'object' || found === null) return false;
  return ['setUserId', 'track'].every((name) => typeof Reflect.get(found, name) === 'function');
}

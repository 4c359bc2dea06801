import { stored } from '@baize/browser/storage';
import { isHidden, onVisible } from '@baize/browser/visibility';
import { report } from '../errors/report.ts';
import { pushNews } from './push-news.ts';

/** How often the page looks whether the service's library is there, in ms (SES-12). */
const LOOK_EVERY = 1000;

/** What the library of the push service puts on the page. */
interface PushService {
  setUserId(userId: string | null): void;
  track(event: string, data: object): void;
}

/** Whom the service knows this browser by: it may remember longer than a page lives. */
const knownAs = stored<string | null>({
  key: 'push-user',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: null,
});

export interface PushLine {
  /** Who is at the screen: a player, or nobody. */
  setUser(userId: string | null): void;
  close(): void;
}

/**
 * The line to the push service. As long as there is something to say it looks every second for the library, which
 * comes with a tracking script or never; a hidden tab does not look. Everything that fails is only logged.
 */
export function openPushLine(): PushLine {
  let user: string | null | undefined;
  let told: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const userToTell = (): boolean =>
    user !== undefined && user !== told && (user !== null || knownAs.get() !== null);

  const look = (): void => {
    clearTimeout(timer);
    if ((!userToTell() && !pushNews.waiting(user)) || isHidden()) return;
    const service = findService();
    if (service === null) timer = setTimeout(look, LOOK_EVERY);
    else tell(service);
  };

  const tell = (service: PushService): void => {
    try {
      if (user !== undefined && userToTell()) {
        told = user;
        service.setUserId(user);
        if (user === null) knownAs.clear();
        else knownAs.set(user);
      }
      for (const { event, userId } of pushNews.take(user)) service.track(event, { user_id: userId });
    } catch (problem) {
      report('The push service failed.', problem);
    }
  };

  const unsubscribe = pushNews.subscribe(look);
  const forget = onVisible(look);
  look();
  return {
    setUser(userId) {
      user = userId;
      look();
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

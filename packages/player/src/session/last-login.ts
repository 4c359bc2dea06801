import { storedValue } from '@baize/browser/storage';

/** When and from where the player was last here, as the platform tells it; null for what it does not know. */
export interface LastLogin {
  created_at: string | null;
  ip: string | null;
  location: string | null;
}

/** The visit before this one, as the login answered it; gone with the session (SES-13). */
export const lastLogin = storedValue<LastLogin | null>({
  key: 'last-login',
  parse: (raw) => (typeof raw === 'object' && raw !== null ? readLastLogin({ ...raw }) : undefined),
  fallback: null,
});

function readLastLogin(raw: Readonly<Record<string, unknown>>): LastLogin {
  const text = (name: string) => {
    const value = raw[name];
    return typeof value === 'string' ? value : null;
  };
  return { created_at: text('created_at'), ip: text('ip'), location: text('location') };
}

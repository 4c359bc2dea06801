import { login, logout, type LoginAnswer } from '@baize/api/calls/session';
import { createClient } from '@baize/api/client';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import type { DeviceType } from '@baize/domain/device';
import type { LogoutReason } from '@baize/domain/session';
import { clientPorts, runtime } from './runtime.ts';

/** What the platform is told and asked about the session. Import it dynamically: it brings the client. */

/** Reads who the player is into the cache, where every signed-in part finds it. */
export async function readPlayer(): Promise<void> {
  const { api, queryClient } = runtime;
  await queryClient.query({
    ...userDetailsQuery(api),
    staleTime: 0,
    retry: false,
    // Offline is an answer too: the start must not wait for the line.
    networkMode: 'always',
  });
}

export async function sendLogin(ask: {
  email: string;
  password: string;
  userDeviceType: DeviceType;
  screenResolution: string;
}): Promise<LoginAnswer> {
  return runtime.api.send(login, { body: ask });
}

/** Speaks for a token that is gone from this browser by the time it is asked. */
export async function sendLogout(token: string, reason: LogoutReason): Promise<void> {
  const client = createClient({ ...clientPorts, token: () => token, onSessionEnded: () => undefined });
  await client.send(logout, { body: { reason } });
}

/** Nothing about a player outlives the session. */
export function forgetPlayer(): void {
  runtime.queryClient.clear();
}

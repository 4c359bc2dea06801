import { TOTP } from 'otpauth';
import type { SandboxClient } from './sandbox.ts';

/** An authenticator app that was set up by its secret. */
export interface Authenticator {
  /** The code it shows; `secondsOff` is how far its phone's clock is ahead of the platform's. */
  readCode(secondsOff?: number): Promise<string>;
}

export function setUpAuthenticator(sandbox: SandboxClient, secret: string): Authenticator {
  const app = new TOTP({ secret });
  return {
    async readCode(secondsOff = 0) {
      const { clock } = await sandbox.fetchState();
      return app.generate({ timestamp: Date.parse(clock.now) + secondsOff * 1000 });
    },
  };
}

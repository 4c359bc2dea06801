import { TOTP } from 'otpauth';
import * as v from 'valibot';
import { valueAt } from './cashier-requests.ts';
import type { TestSandbox } from './test-sandbox.ts';

type Signed = { sandbox: TestSandbox; token: string };

const PATH = '/api/user/two-step';

/** The code an app with this secret shows, by the sandbox's clock or so many seconds off it. */
export async function computeCode(sandbox: TestSandbox, secret: string, secondsOff = 0): Promise<string> {
  const { body } = await sandbox.request('GET', '/sandbox/state');
  const now = Date.parse(String(valueAt(body, 'clock', 'now')));
  return new TOTP({ secret }).generate({ timestamp: now + secondsOff * 1000 });
}

export async function startTwoStep({ sandbox, token }: Signed): Promise<{ secret: string; uri: string }> {
  const data = await sandbox.requestData('POST', PATH, { token, body: { currentPassword: 'Baize-2026' } });
  return v.parse(v.object({ secret: v.string(), uri: v.string() }), data);
}

/** Sets up two-step log-in for the player of a session; answers the app's secret and the recovery codes. */
export async function turnOnTwoStep({
  sandbox,
  token,
}: Signed): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await startTwoStep({ sandbox, token });
  const code = await computeCode(sandbox, secret);
  const data = await sandbox.requestData('PUT', PATH, { token, body: { code } });
  return { secret, codes: v.parse(v.array(v.string()), data['recoveryCodes']) };
}

/** Turns two-step log-in on, of a set-up that is begun with it. */
export async function confirmTwoStepRequest({ sandbox, token }: Signed) {
  const { secret } = await startTwoStep({ sandbox, token });
  return { body: { code: await computeCode(sandbox, secret) } };
}

/** A recovery code of a player whose two-step log-in is on. */
export async function recoveryCodeRequest(scene: Signed) {
  const { codes } = await turnOnTwoStep(scene);
  return { body: { code: codes[0] } };
}

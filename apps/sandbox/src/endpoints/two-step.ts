import {
  confirmTwoStep,
  deleteTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  startTwoStep,
} from '@baize/api/endpoints/session';
import { tooManyRequestsError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { confirmSetUp, renewCodes, startSetUp, turnOff } from '../two-step/manage-two-step.ts';
import { countRecoveryCodes } from '../two-step/recovery-codes.ts';
import { isTwoStepOn } from '../two-step/second-step.ts';

/** Two-step log-in by an authenticator app: set up, new recovery codes, off. Logging in with it is `login`. */
export function registerTwoStepEndpoints(calls: EndpointContext): void {
  const { platform } = calls;
  const { database, loginLimits } = platform;
  const countAttempt = (ip: string) => {
    const wait = loginLimits.countAttempt(ip);
    if (wait > 0) throw tooManyRequestsError(wait);
  };

  registerEndpoint(calls, getTwoStep, async ({ signedIn }) => {
    const { player } = requireSession(signedIn);
    const enabled = await isTwoStepOn(database, player.id);
    return { data: { enabled, recoveryCodesLeft: await countRecoveryCodes(database, player.id) } };
  });

  registerEndpoint(calls, startTwoStep, async ({ input: { body }, signedIn, client }) => {
    countAttempt(client.ip);
    const { player } = requireSession(signedIn);
    const { brandName } = getBrandRules(platform.settings, client.brand).settings;
    const setUp = { player, proof: body, issuer: brandName ?? client.brand };
    return { data: await startSetUp(platform, setUp) };
  });

  registerEndpoint(calls, confirmTwoStep, async ({ input: { body }, signedIn, client }) => {
    countAttempt(client.ip);
    const change = { signedIn: requireSession(signedIn), code: body.code };
    return { data: { recoveryCodes: await confirmSetUp(platform, change) } };
  });

  registerEndpoint(calls, renewRecoveryCodes, async ({ input: { body }, signedIn, client }) => {
    countAttempt(client.ip);
    const change = { signedIn: requireSession(signedIn), code: body.code };
    return { data: { recoveryCodes: await renewCodes(platform, change) } };
  });

  registerEndpoint(calls, deleteTwoStep, async ({ input: { body }, signedIn, client }) => {
    countAttempt(client.ip);
    await turnOff(platform, { signedIn: requireSession(signedIn), code: body.code });
    return { data: {} };
  });
}

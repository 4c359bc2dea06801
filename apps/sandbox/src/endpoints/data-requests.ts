import { createDataRequest, getDataFile, getDataRequest } from '@baize/api/endpoints/account';
import { tooManyRequestsError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import {
  createDataRequest as create,
  findDataRequest,
  readDataFile,
  toDataRequest,
} from '../personal-data/data-requests.ts';

/** A copy of what the platform keeps about a player. */
export function registerDataRequestEndpoints(calls: EndpointContext): void {
  const { platform } = calls;

  registerEndpoint(calls, getDataRequest, async ({ signedIn }) => {
    const { player } = requireSession(signedIn);
    const latest = await findDataRequest(platform, player.id);
    return { data: { request: latest && toDataRequest(latest) } };
  });

  registerEndpoint(calls, createDataRequest, async ({ signedIn }) => {
    const { player } = requireSession(signedIn);
    const latest = await findDataRequest(platform, player.id);
    if (latest?.madeAt === null) return { data: { request: toDataRequest(latest) } };
    const wait = platform.loginLimits.countMessage(`data-request ${player.id}`);
    if (wait > 0) throw tooManyRequestsError(wait);
    return { data: { request: toDataRequest(await create(platform, player.id)) } };
  });

  registerEndpoint(calls, getDataFile, async ({ input: { params }, signedIn }) => {
    const { player } = requireSession(signedIn);
    return { data: await readDataFile(platform, { id: params.id, playerId: player.id }) };
  });
}

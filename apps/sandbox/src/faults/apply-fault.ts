import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getDefaultMessage } from '../errors/default-message.ts';
import type { DueFaults } from './fault-registry.ts';

/** `handled`: the fault has answered, or never will; `lose-answer`: do the work, then hang up. */
export type FaultOutcome = 'none' | 'handled' | 'lose-answer';

/** Lets an ordered fault happen to a request before its work is done. */
export async function applyFault(
  due: DueFaults,
  { request, reply, stopping }: { request: FastifyRequest; reply: FastifyReply; stopping: AbortSignal },
): Promise<FaultOutcome> {
  if (due.delayMs > 0) await delay(due.delayMs, stopping);
  const fault = due.terminalFault;
  if (!fault) return 'none';
  if (fault.kind === 'lost-answer') return 'lose-answer';
  if (fault.kind === 'drop') {
    destroyConnection(request, reply);
  } else if (fault.kind === 'malformed') {
    await reply.code(200).type('application/json').send(brokenBody(fault.body));
  } else {
    if (fault.status === 429) reply.header('retry-after', 1);
    await reply
      .code(fault.status)
      .send(fault.body ?? { success: false, message: getDefaultMessage(fault.status) });
  }
  return 'handled';
}

/** Ends the connection without an answer. */
export function destroyConnection(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

/** Text is sent as it stands, anything else as JSON of the wrong shape; without one, JSON that breaks off. */
function brokenBody(body: unknown): string {
  if (body === undefined || body === null) return '{"success":true,"data":{';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

async function delay(delayMs: number, stopping: AbortSignal): Promise<void> {
  try {
    await sleep(delayMs, undefined, { signal: stopping });
  } catch (error) {
    // A platform that is stopping answers at once instead of keeping the line open.
    if (!stopping.aborted) throw error;
  }
}

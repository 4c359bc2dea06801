import type { ApiClient } from '@baize/api/client';
import { threeDsWebhook } from '@baize/api/endpoints/cashier';
import { readModals } from '@baize/domain/modals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from './log.ts';
import { normalizeUrl } from './normalize-url.ts';

const BODY_LIMIT = 65_536;
const FORM = 'application/x-www-form-urlencoded';

/** What of a return's query may stay in the address: it names a payment and tells nothing of a card. */
const ALLOWED_PARAMS = {
  transactionId: /^[\w-]{1,64}$/,
  met: /^[^\p{Cc}]{1,60}$/u,
} as const;

const MODAL_BY_STATUS = {
  success: 'deposit-3ds-success',
  failed: 'deposit-failed',
  pending: 'deposit-pending',
} as const;

/** Nobody knows yet what came of it: never called failed. */
const UNKNOWN_RESULT_MODAL = 'deposit-return';

interface Options {
  client: ApiClient;
  log: Log;
}

/**
 * Takes players back who were away to pay. Providers and banks send them by a form of theirs (POST) or by
 * a link; either way they arrive at the same page by GET, with only what may stand in an address. What the
 * bank says (`PaReq`, `MD`) is told to the platform from here, once, and reaches no address, page or log
 * (PAY-05). The platform takes it without a session, so a lost one loses nothing.
 */
export function handlePaymentReturns(app: FastifyInstance, ask: Options): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, String(body)),
    );
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, null);
    });
    scope.post('/*', async (request, reply) => {
      if (typeof request.body !== 'string')
        return reply.code(405).header('Allow', 'GET, HEAD').type('text/plain').send('Method not allowed');
      return redirectBack(reply, request, { ...ask, form: new URLSearchParams(request.body) });
    });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !/^(?!\/api\/).*[?&](?:PaReq|MD)=/.test(request.url)) return undefined;
    return redirectBack(reply, request, { ...ask, form: new URLSearchParams() });
  });
}

async function redirectBack(
  reply: FastifyReply,
  request: FastifyRequest,
  { form, ...ask }: Options & { form: URLSearchParams },
): Promise<FastifyReply> {
  const { path } = normalizeUrl(request.url.split('?', 1)[0] ?? '/');
  const query = new URLSearchParams(request.url.slice(request.url.indexOf('?') + 1 || request.url.length));
  const param = (name: string): string | null => form.get(name) ?? query.get(name);
  const [PaReq, MD] = [param('PaReq'), param('MD')];
  const result = PaReq && MD ? await requestPaymentStatus(ask, { PaReq, MD }) : null;
  const kept = new URLSearchParams();
  const modal = result?.modal ?? readModals(`?${query}`).find((name) => name.startsWith('deposit-'));
  if (modal) kept.set('modal', modal);
  for (const name of ['transactionId', 'met'] as const) {
    const value = (name === 'transactionId' ? result?.transactionId : null) ?? query.get(name);
    if (value !== null && ALLOWED_PARAMS[name].test(value)) kept.set(name, value);
  }
  return reply
    .code(303)
    .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .header('Location', kept.size === 0 ? path : `${path}?${kept}`)
    .send();
}

async function requestPaymentStatus(
  { client, log }: Options,
  body: { PaReq: string; MD: string },
): Promise<{ modal: string; transactionId: string | null }> {
  try {
    const { status, transactionId } = await client.send(threeDsWebhook, { body });
    return { modal: isKnown(status) ? MODAL_BY_STATUS[status] : UNKNOWN_RESULT_MODAL, transactionId };
  } catch (failure) {
    const why = failure instanceof Error ? failure.name : 'unknown';
    log.warn(`what a bank said of a payment could not be told to the platform: ${why}`);
    return { modal: UNKNOWN_RESULT_MODAL, transactionId: null };
  }
}

function isKnown(status: string): status is keyof typeof MODAL_BY_STATUS {
  return Object.hasOwn(MODAL_BY_STATUS, status);
}

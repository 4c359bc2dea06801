import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { HostEnvironment } from './environment.ts';

/** Slightly above the 15 s after which the browser gives up by itself (HTTP-02). */
const UPSTREAM_TIMEOUT_MS = 17_000;

/** Calls that only the host may make: their answers hold what a browser must not see (SET-04). */
const HOST_ONLY = ['/api/core/casino/settings2'];

/**
 * Passes the browser's calls on to the platform under the brand's system token, with the visitor's own address and the
 * domain they are on (HTTP-01, MIR-02). What a browser claims about them is dropped.
 */
export async function proxyPlatform(app: FastifyInstance, environment: HostEnvironment): Promise<void> {
  await app.register(httpProxy, {
    upstream: environment.platformUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    http: { requestOptions: { timeout: UPSTREAM_TIMEOUT_MS } },
    preHandler: async (request, reply) => {
      const path = decodedPath(request.url);
      if (path === null || HOST_ONLY.includes(path))
        return reply.code(404).send({ success: false, message: 'Not found' });
      return undefined;
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => {
        const {
          cookie: _cookie,
          'x-system-token': _token,
          'x-forwarded-for': _for,
          'x-forwarded-host': _host,
          forwarded: _forwarded,
          'x-real-ip': _ip,
          ...kept
        } = headers;
        return {
          ...kept,
          'x-forwarded-for': request.ip,
          // What a mirror domain allows is judged by where the visitor is, not by what the page says.
          'x-forwarded-host': request.host,
          ...(environment.systemToken === null ? {} : { 'x-system-token': environment.systemToken }),
        };
      },
      onError: (reply, { error }) => {
        const timedOut = 'code' in error && error.code === 'ETIMEDOUT';
        reply.log.warn({ error: error.message }, 'platform call failed');
        // The platform's clock rules, and this answer is not the platform's: it tells no time.
        reply.raw.sendDate = false;
        void reply.code(timedOut ? 504 : 503).send({ success: false, message: 'Service Unavailable' });
      },
    },
  });
}

/** The path as the platform will read it, or null where it cannot be read or tries to climb. */
function decodedPath(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    const decoded = decodeURIComponent(path)
      .replace(/\/{2,}/g, '/')
      .replace(/(?!^)\/+$/, '');
    return /(?:^|\/)\.\.?(?:\/|$)|[\\\0]/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

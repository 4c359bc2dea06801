import type { FastifyInstance } from 'fastify';

/** The headers every answer carries, whatever it is. */
const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // An address may arrive with a token: not even a picture of our own hears more than the origin.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(self), payment=(self), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Reporting-Endpoints': 'csp="/csp-reports"',
};

const POLICIES = ['Content-Security-Policy', 'Content-Security-Policy-Report-Only'];

/** A page brings its own policy; anything else may load and run nothing. */
const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** @param ask.built false while developing, when the page's own policy is open too. */
export function addSecurityHeaders(app: FastifyInstance, ask: { built: boolean }): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.headers(HEADERS);
    // The page that the browser has keeps the policy it came with: its tag changes with either.
    if (reply.statusCode === 304) {
      for (const name of POLICIES) reply.removeHeader(name);
      return payload;
    }
    if (ask.built && !reply.hasHeader('Content-Security-Policy'))
      reply.header('Content-Security-Policy', NOTHING_ALLOWED);
    return payload;
  });
}

/** For answers that are made before any hook runs. */
export const REFUSAL_HEADERS: Readonly<Record<string, string>> = {
  ...HEADERS,
  'Content-Security-Policy': NOTHING_ALLOWED,
};

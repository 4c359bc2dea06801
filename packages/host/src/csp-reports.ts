import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';

const BODY_LIMIT = 16_384;
const MAX_KINDS = 200;

/**
 * Receives what browsers say about broken policies, and logs each kind once. Reports about browser
 * extensions are dropped: the page is fine, the extension is not ours.
 */
export function handleCspReports(app: FastifyInstance, log: Log): void {
  const seen = new Set<string>();
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.post('/csp-reports', async (request, reply) => {
      const kind = describe(String(request.body));
      if (kind !== null && !seen.has(kind) && seen.size < MAX_KINDS) {
        seen.add(kind);
        log.warn(`policy report: ${kind}`);
      }
      return reply.code(204).send();
    });
  });
}

function describe(body: string): string | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return 'unreadable report';
  }
  const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  const report = field(first, 'body') ?? field(first, 'csp-report') ?? first;
  const directive = text(field(report, 'effectiveDirective') ?? field(report, 'violated-directive'));
  const blocked = text(field(report, 'blockedURL') ?? field(report, 'blocked-uri'));
  const source = text(field(report, 'sourceFile') ?? field(report, 'source-file'));
  if (/^[a-z-]+-extension:/.test(source) || /^[a-z-]+-extension:/.test(blocked)) return null;
  return `${directive || 'unknown'} blocked ${blocked || 'unknown'}`;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Addresses may hold tokens: only scheme, host and path are logged. */
function text(value: unknown): string {
  if (typeof value !== 'string') return '';
  return (value.split(/[?#]/, 1)[0] ?? '').slice(0, 200);
}

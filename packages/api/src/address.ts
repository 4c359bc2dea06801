import type { Call } from './call.ts';

type Parts = { params?: unknown; query?: unknown };

/** Where a call goes: base, path with its places filled, and the query without what is absent. */
export function addressOf({ baseUrl, call, ask }: { baseUrl: string; call: Call; ask: Parts }): string {
  const params = isRecord(ask.params) ? ask.params : {};
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(params[name])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(isRecord(ask.query) ? ask.query : {})) {
    if (value !== undefined && value !== null) query.append(key, text(value));
  }
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return `${baseUrl.replace(/\/+$/, '')}${path}${search}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}

import type { Endpoint } from './endpoint.ts';

type RequestParts = { params?: unknown; query?: unknown };

/** Where a call goes: base, path with its places filled, and the query without what is absent. */
export function buildUrl({
  baseUrl,
  call,
  ask,
}: {
  baseUrl: string;
  call: Endpoint;
  ask: RequestParts;
}): string {
  const params = isRecord(ask.params) ? ask.params : {};
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toText(params[name])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(isRecord(ask.query) ? ask.query : {})) {
    if (value !== undefined && value !== null) query.append(key, toText(value));
  }
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return `${baseUrl.replace(/\/+$/, '')}${path}${search}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}

import type { Fixture } from '@baize/api/fixtures';
import * as fc from 'fast-check';
import { brokenBody, hostileAddressPart, hostileHeader, hostileJson } from './hostile-input.ts';
import type { EndpointRequestData } from './test-scene.ts';

/** A request as it goes over the wire: nothing of it is sound for certain. */
export type RawRequest = { path: string; headers: Record<string, string>; body: string | null };

type Parts = { params: Fields; query: Fields; body: string | null; headers: Record<string, string> };
type Fields = Readonly<Record<string, string>>;

const JSON_TYPE = { 'content-type': 'application/json' };
const PLACEHOLDER = '"\u2205"';

/** A sound ask with something wrong in one of its parts, or right but strange. */
export function mutatedRequests(
  { endpoint }: Fixture,
  sound: readonly EndpointRequestData[],
): fc.Arbitrary<RawRequest> {
  const wholes = sound.map(partsOf);
  const mutation = fc.constantFrom(...wholes).chain((whole) => {
    const options = [headersOf(whole), bodyOf(whole), extraQueryOf(whole)];
    if (Object.keys(whole.params).length > 0)
      options.push(fieldsOf(whole, 'params'), fieldsOf(whole, 'params'));
    if (Object.keys(whole.query).length > 0) options.push(fieldsOf(whole, 'query'), fieldsOf(whole, 'query'));
    if (whole.body !== null)
      options.push(leavesOf(whole, whole.body), leavesOf(whole, whole.body), leavesOf(whole, whole.body));
    return fc.oneof(...options);
  });
  return mutation.map((parts) => rawOf(endpoint, parts));
}

function partsOf({ params, query, body }: EndpointRequestData): Parts {
  const headers = { 'idempotency-key': 'fuzz' };
  return {
    params: fields(params),
    query: fields(query),
    body: body === undefined ? null : JSON.stringify(body),
    headers,
  };
}

function headersOf(parts: Parts): fc.Arbitrary<Parts> {
  return hostileHeader.map((header) => ({ ...parts, headers: { ...parts.headers, ...header } }));
}

function bodyOf(parts: Parts): fc.Arbitrary<Parts> {
  return brokenBody.map(({ body, contentType }) => ({
    ...parts,
    body,
    headers: { ...parts.headers, 'content-type': contentType },
  }));
}

/** Names the call does not know, and one name twice: the parser of a query makes a list of it. */
function extraQueryOf(parts: Parts): fc.Arbitrary<Parts> {
  const names = [...Object.keys(parts.query), '__proto__', 'constructor', 'a[b]', 'a.b', 'token'];
  return fc
    .tuple(fc.constantFrom(...names), hostileAddressPart, hostileAddressPart)
    .map(([name, one, other]) => ({
      ...parts,
      query: { ...parts.query, [`${name}=${one}&${name}`]: other },
    }));
}

function fieldsOf(parts: Parts, part: 'params' | 'query'): fc.Arbitrary<Parts> {
  return fc
    .tuple(fc.subarray(Object.keys(parts[part]), { minLength: 1 }), hostileAddressPart)
    .map(([names, value]) => ({
      ...parts,
      [part]: { ...parts[part], ...Object.fromEntries(names.map((name) => [name, value])) },
    }));
}

/** One to three places of the body, whole parts among them, get another value; a name may get a stranger beside it. */
function leavesOf(parts: Parts, body: string): fc.Arbitrary<Parts> {
  const whole: unknown = JSON.parse(body);
  const all = listJsonPaths(whole);
  const places = fc.subarray(all, { minLength: 1, maxLength: Math.min(3, all.length) });
  return fc.tuple(places, hostileJson, hostileJson).map(([chosen, one, other]) => {
    let turn = 0;
    const holed = chosen.reduce<unknown>((rest, place) => withPlaceholderAt(rest, place), whole);
    const text = JSON.stringify(holed).replaceAll(PLACEHOLDER, () => [one, other, one][turn++ % 3] ?? one);
    return { ...parts, body: text, headers: { ...parts.headers, ...JSON_TYPE } };
  });
}

type JsonPath = readonly string[];

function listJsonPaths(value: unknown, place: JsonPath = []): JsonPath[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inner = Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    listJsonPaths(part, [...place, name]),
  );
  return [place, ...inner];
}

function withPlaceholderAt(value: unknown, [name, ...rest]: JsonPath): unknown {
  if (name === undefined) return '\u2205';
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(
    ([key, part]: [string, unknown]) => [key, key === name ? withPlaceholderAt(part, rest) : part] as const,
  );
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

function fields(part: unknown): Fields {
  const entries = typeof part === 'object' && part !== null ? Object.entries(part) : [];
  const sent = entries.filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent.map(([name, value]) => [name, encodeURIComponent(String(value))]));
}

function rawOf(call: Fixture['endpoint'], { params, query, body, headers }: Parts): RawRequest {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const typed = body === null ? {} : JSON_TYPE;
  return {
    path: search === '' ? path : `${path}?${search}`,
    headers: { ...typed, ...headers },
    body: call.method === 'GET' ? null : body,
  };
}

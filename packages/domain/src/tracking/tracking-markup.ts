import { hasControlCharacters } from '../web/control-characters.ts';
import { parseAttributes } from '../web/tag-attributes.ts';

/** The attributes a tracking script keeps: what loads it and what it reads of itself, nothing that runs. */
export type ScriptAttributes = Readonly<Record<string, string>>;

/** One thing a tracking entry may bring into the page. */
export type TrackingResource =
  | { kind: 'code'; code: string; attributes: ScriptAttributes }
  | { kind: 'script'; src: string; attributes: ScriptAttributes }
  | { kind: 'pixel'; src: string }
  | { kind: 'preconnect'; href: string };

/** What was read of an entry's markup, and the names of what was left out, for the log. */
export type TrackingMarkup = { pieces: TrackingResource[]; refused: string[] };

const TAG = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;

/** Elements whose content is text or shown to nobody: it is not read as markup. */
const OPAQUE = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'title',
  'iframe',
  'svg',
  'math',
]);

const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;
const KEPT = /^(?:id|async|type|crossorigin|integrity|referrerpolicy|charset|data-[a-z0-9-]+)$/;

/**
 * Reads the markup of a tracking entry for one place of the page: scripts by code or by address, pictures of one
 * pixel, and hosts to connect to early. Nothing else is taken: no other element, no event handler, no nonce, no address
 * but http and https ones and paths of our own site. `noscript` is for browsers that never get here, and `nomodule` for
 * those too old for us: both are passed over. Host and browser read alike, so that the fingerprint of a code is the
 * one in the page's policy. Source: S1 §2; requirements TRK-01.
 */
export function parseTrackingMarkup(html: string): TrackingMarkup {
  const read: TrackingMarkup = { pieces: [], refused: [] };
  TAG.lastIndex = 0;
  for (let found = TAG.exec(html); found; found = TAG.exec(html)) {
    const name = found[1]?.toLowerCase();
    if (name === undefined) continue;
    const attributes = parseAttributes(found[2] ?? '');
    const content = OPAQUE.has(name) ? contentAt(html, { from: TAG.lastIndex, name }) : null;
    if (content) TAG.lastIndex = content.end;
    const piece = pieceOf({ name, attributes, text: content?.text ?? '' });
    if (piece === 'refused') read.refused.push(name);
    else if (piece !== 'nothing') read.pieces.push(piece);
  }
  return read;
}

/** The text up to an element's end tag, and where the markup goes on. */
function contentAt(html: string, { from, name }: { from: number; name: string }) {
  const end = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'i').exec(html.slice(from));
  if (!end) return { text: html.slice(from), end: html.length };
  return { text: html.slice(from, from + end.index), end: from + end.index + end[0].length };
}

type Element = { name: string; attributes: ReadonlyMap<string, string>; text: string };

function pieceOf({ name, attributes, text }: Element): TrackingResource | 'refused' | 'nothing' {
  if (name === 'script') return scriptOf(attributes, text);
  if (name === 'noscript') return 'nothing';
  if (name === 'img') return pixelOf(attributes);
  return name === 'link' ? preconnectOf(attributes) : 'refused';
}

function scriptOf(
  attributes: ReadonlyMap<string, string>,
  text: string,
): TrackingResource | 'refused' | 'nothing' {
  if (!RUNS.test((attributes.get('type') ?? '').trim().toLowerCase())) return 'refused';
  if (attributes.has('nomodule')) return 'nothing';
  const kept = Object.fromEntries([...attributes].filter(([name]) => KEPT.test(name)));
  const address = attributes.get('src');
  if (address === undefined)
    return text.trim() === '' ? 'nothing' : { kind: 'code', code: text, attributes: kept };
  const src = usable(address);
  return src === null ? 'refused' : { kind: 'script', src, attributes: kept };
}

function pixelOf(attributes: ReadonlyMap<string, string>): TrackingResource | 'refused' {
  const small = ['width', 'height'].every((side) => /^\s*[01](?:px)?\s*$/.test(attributes.get(side) ?? ''));
  const src = usable(attributes.get('src') ?? '');
  return small && src !== null ? { kind: 'pixel', src } : 'refused';
}

function preconnectOf(attributes: ReadonlyMap<string, string>): TrackingResource | 'refused' {
  const wanted = /^\s*(?:preconnect|dns-prefetch)\s*$/i.test(attributes.get('rel') ?? '');
  const href = usable(attributes.get('href') ?? '');
  return wanted && href !== null && !isOwn(href) ? { kind: 'preconnect', href } : 'refused';
}

/** An address of the web or a path of our own; null for anything that runs, embeds or is read otherwise than it looks. */
function usable(address: string): string | null {
  const text = address.trim();
  if (hasControlCharacters(text)) return null;
  return /^(?:(?:https?:)?\/\/[^/?#@]+(?:[/?#]|$)|\/(?!\/))/i.test(text) ? text : null;
}

function isOwn(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

/**
 * Names the hosts an entry's pieces speak to (`https://host[:port]`), each once, for the page's policy. An address
 * without a scheme is https. Requirements TRK-01.
 */
export function hostsOf(pieces: readonly TrackingResource[]): string[] {
  const addresses = pieces.flatMap((piece) => {
    if (piece.kind === 'code') return [];
    return [piece.kind === 'preconnect' ? piece.href : piece.src];
  });
  const hosts = addresses.flatMap((address) => {
    const [, scheme = 'https:', host] = /^(https?:)?\/\/([a-z0-9.:[\]-]+)/i.exec(address) ?? [];
    return host === undefined ? [] : [`${scheme}//${host}`.toLowerCase()];
  });
  return [...new Set(hosts)];
}

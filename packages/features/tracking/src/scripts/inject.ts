import { parseTrackingMarkup, type TrackingResource } from '@baize/domain/tracking-markup';
import type { ScriptEntry } from '@baize/domain/tracking-scripts';
import { report } from '@baize/page/report';
import { restoreBuiltins } from './builtins.ts';
import { trusted } from './trusted.ts';

/** How long the rest of an entry waits for one of its scripts, in ms. */
export const SCRIPT_TIMEOUT_MS = 10_000;

const INSERT_POSITIONS = ['head', 'bodyStart', 'bodyEnd'] as const;
type InsertPosition = (typeof INSERT_POSITIONS)[number];

/**
 * Brings one entry into the page, piece by piece in its order, as long as `wanted` says so. A script that does not
 * come holds up only what follows it in its own entry, and not for ever. Never rejects: what fails is logged.
 */
export async function injectEntry(entry: ScriptEntry, wanted: () => boolean): Promise<void> {
  for (const place of INSERT_POSITIONS) {
    const { pieces, refused } = parseTrackingMarkup(entry[place] ?? '');
    for (const name of refused) report(`Tracking entry ${entry.key}: <${name}> is not taken into the page.`);
    for (const piece of pieces) {
      if (!wanted()) return;
      await injectPiece(piece, { key: entry.key, place });
    }
  }
}

type Insertion = { key: string; place: InsertPosition };

async function injectPiece(piece: TrackingResource, where: Insertion): Promise<void> {
  try {
    if (piece.kind === 'script') await load(piece, where);
    else appendNode(createNode(piece), where);
  } catch (problem) {
    report(`Tracking entry ${where.key} could not be brought into the page.`, problem);
  }
}

type ScriptPiece = Extract<TrackingResource, { kind: 'script' }>;

function load({ src, attributes }: ScriptPiece, where: Insertion): Promise<void> {
  const script = scriptWith(attributes);
  Reflect.set(script, 'src', trusted.url(src));
  const settled = new Promise<void>((go) => {
    const late = setTimeout(() => {
      report(`Tracking script ${where.key} takes too long; the rest of its entry goes on.`);
      go();
    }, SCRIPT_TIMEOUT_MS);
    const end = () => {
      clearTimeout(late);
      restoreBuiltins();
      go();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', () => {
      report(`Tracking script ${where.key} did not load.`);
      end();
    });
  });
  appendNode(script, where);
  return 'async' in attributes ? Promise.resolve() : settled;
}

function createNode(piece: Exclude<TrackingResource, ScriptPiece>): HTMLElement {
  if (piece.kind === 'code') {
    const script = scriptWith(piece.attributes);
    Reflect.set(script, 'text', trusted.code(piece.code));
    return script;
  }
  if (piece.kind === 'preconnect') {
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = piece.href;
    return link;
  }
  const pixel = document.createElement('img');
  pixel.alt = '';
  pixel.hidden = true;
  pixel.addEventListener('error', () => report('A tracking picture did not load.'));
  pixel.src = piece.src;
  return pixel;
}

function scriptWith(attributes: Readonly<Record<string, string>>): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return script;
}

/** Every foreign node is named by its entry, so that the page can be asked what was put into it. */
function appendNode(node: HTMLElement, { key, place }: Insertion): void {
  node.dataset['tracking'] = key;
  if (place === 'head') document.head.append(node);
  else if (place === 'bodyEnd') document.body.append(node);
  else {
    const before = [...document.body.children].findLast((child) => child.matches('[data-tracking-start]'));
    node.dataset['trackingStart'] = '';
    if (before) before.after(node);
    else document.body.prepend(node);
  }
  // Inline code has run by now: nothing of ours may run before its harm is undone.
  restoreBuiltins();
}

import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import type { NetworkLog, LoggedRequest } from './network-log.ts';
import type { Observed } from './observe.ts';
import { getImportChain, scriptDepths } from './script-depths.ts';
import { listVisibleImages } from './visible-images.ts';

/** Everything that a load is gated by besides time. */
export interface LoadFigures {
  /** All scripts, each compressed by gzip 6 alone: comparable between servers. */
  scriptBytes: number;
  scriptFiles: number;
  requests: number;
  /** Requests without the pictures of the first screen. */
  otherRequests: number;
  scriptDepth: number;
  fontFiles: number;
  fontBytes: number;
  /** Fonts that were loaded although the same bytes had come before. */
  fontsAgain: number;
  cls: number;
  /** HTML and compiled translations, brotli: a host may send them larger once, right after it made them. */
  htmlBytes: number;
  catalogueBytes: number;
  /** Inlined sheets, brotli. */
  inlineCssBytes: number;
  blockingSheets: number;
  /**
   * Answers without pictures, and scripts among them, until the page's own content was there; null when none was waited
   * for. Pictures of the content itself come as it becomes visible: so many of them by then is chance.
   */
  requestsByContent: number | null;
  scriptsByContent: number | null;
}

export type Figure = keyof LoadFigures;

/** One file of a load, for whoever has to find what is too much. */
export interface LoadedFile {
  path: string;
  kind: string;
  /** Scripts: gzip 6; HTML and translations: brotli; others: as sent. */
  bytes: number;
  isVisible: boolean;
  /** 0 for what is no script. */
  depth: number;
  /** A script's way from the HTML, itself first. */
  chain: string[];
  isRepeated: boolean;
  isBeforeContent: boolean;
}

export interface LoadReport {
  url: string;
  figures: LoadFigures;
  /** In the order they were requested. */
  files: LoadedFile[];
  /** Layout shifts: score and what moved. */
  moved: string[];
}

/** Reads what a finished load cost, from the browser's own record of it. */
export async function readLoad({ page, network }: { page: Page; network: NetworkLog }): Promise<LoadReport> {
  const record = await page.evaluate(() => ({ ...window.baizeLoad, origin: performance.timeOrigin }));
  const visible = new Set(await page.evaluate(listVisibleImages));
  const scripts = network.requests.filter(isScript);
  const depths = scriptDepths(scripts);
  const known = new Set<string>();
  const contentAt = record.content === null ? null : record.origin + record.content;
  const files: LoadedFile[] = [];
  for (const request of network.requests) {
    const isRepeated = request.type === 'Font' && isKnown(await network.body(request), known);
    files.push({
      path: pathOf(request.url),
      kind: request.type,
      bytes: await sizeOf(request, network),
      isVisible: visible.has(request.url),
      depth: isScript(request) ? (depths.get(request.url) ?? 1) : 0,
      chain: isScript(request) ? getImportChain(request, scripts, depths).map(pathOf) : [],
      isRepeated,
      isBeforeContent: contentAt !== null && request.respondedAt !== null && request.respondedAt <= contentAt,
    });
  }
  const html = network.requests.find(isDocument);
  const figures: LoadFigures = {
    ...count(files, contentAt !== null),
    cls: record.cls,
    htmlBytes: html ? await sizeOf(html, network) : 0,
    inlineCssBytes: html ? inlineCss(String(await network.body(html))) : 0,
    blockingSheets: await page.evaluate(countBlockingSheets),
  };
  return { url: page.url(), figures, files, moved: getShiftedElements(record) };
}

type Counted = Omit<LoadFigures, 'cls' | 'htmlBytes' | 'inlineCssBytes' | 'blockingSheets'>;

function count(files: readonly LoadedFile[], waited: boolean): Counted {
  const scripts = files.filter(({ kind }) => kind === 'Script');
  const fonts = files.filter(({ kind }) => kind === 'Font');
  return {
    scriptBytes: bytesOf(scripts),
    scriptFiles: scripts.length,
    requests: files.length,
    otherRequests: files.filter(({ isVisible }) => !isVisible).length,
    scriptDepth: Math.max(0, ...scripts.map(({ depth }) => depth)),
    fontFiles: fonts.length,
    fontBytes: bytesOf(fonts),
    fontsAgain: fonts.filter(({ isRepeated }) => isRepeated).length,
    catalogueBytes: bytesOf(files.filter(({ path }) => isCatalogue(path))),
    requestsByContent: waited
      ? files.filter(({ kind, isBeforeContent }) => isBeforeContent && kind !== 'Image').length
      : null,
    scriptsByContent: waited ? scripts.filter(({ isBeforeContent }) => isBeforeContent).length : null,
  };
}

function bytesOf(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

const isScript = ({ type }: LoggedRequest): boolean => type === 'Script';
const isDocument = ({ type }: LoggedRequest): boolean => type === 'Document';
const isCatalogue = (path: string): boolean => path.startsWith('/catalogues/');

const pathOf = (url: string): string => URL.parse(url)?.pathname ?? url;

async function sizeOf(request: LoggedRequest, network: NetworkLog): Promise<number> {
  if (request.bytes === null) return 0;
  if (isScript(request)) return gzipSync(await network.body(request), { level: 6 }).length;
  if (isDocument(request) || isCatalogue(pathOf(request.url)))
    return brotliCompressSync(await network.body(request)).length;
  return request.bytes;
}

/** Two builds may name the same font differently: its content tells. */
function isKnown(body: Buffer, known: Set<string>): boolean {
  const hash = createHash('sha256').update(body).digest('hex');
  if (known.has(hash)) return true;
  known.add(hash);
  return false;
}

function inlineCss(html: string): number {
  const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  return sheets === '' ? 0 : brotliCompressSync(sheets).length;
}

function countBlockingSheets(): number {
  return performance.getEntriesByType('resource').filter((entry) => {
    const { renderBlockingStatus } = entry as PerformanceEntry & { renderBlockingStatus?: string };
    return entry.name.includes('.css') && renderBlockingStatus === 'blocking';
  }).length;
}

const getShiftedElements = ({ moved }: Observed): string[] => moved;

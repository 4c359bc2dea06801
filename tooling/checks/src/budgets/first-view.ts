import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { importsOf, readDocument, type DocumentParts } from './read-document.ts';

/** The most a first view may cost, in bytes or pieces. */
export const FIRST_VIEW_BUDGET = {
  'scripts, gzip': 140_000,
  'inlined CSS, brotli': 10_000,
  'HTML, as sent': 20_000,
  'catalogue, brotli': 20_000,
  'blocking sheets': 0,
  requests: 20,
} as const;

export type BudgetName = keyof typeof FIRST_VIEW_BUDGET;

export interface BudgetRow {
  name: BudgetName;
  measured: number;
  limit: number;
}

export interface FirstView {
  url: string;
  rows: BudgetRow[];
  /** The rows that are over, empty when all fit. */
  over: BudgetRow[];
  /** Every script with its gzip size, largest first. */
  scripts: { path: string; gzip: number }[];
  /** All of it as text, for a failure's message. */
  table: string;
}

/**
 * Measures what the first view of a page costs on a running host: its HTML, the scripts it names with
 * everything they import, its sheets and its catalogue.
 *
 * @param ask.requested addresses a real browser fetched for the view; they are counted in, so that what
 * only scripts ask for is not missed.
 * @throws Error when the page or one of its files does not answer 200.
 */
export async function measureFirstView(ask: {
  url: string;
  requested?: readonly string[];
}): Promise<FirstView> {
  const page = await get(ask.url);
  const parts = readDocument(page.text);
  const requested = (ask.requested ?? []).map((address) => new URL(address, ask.url).href);
  const scripts = await scriptClosure(ask.url, [...parts.scripts, ...requested.filter(isScript)]);
  const catalogues = await Promise.all(parts.catalogues.map((path) => get(new URL(path, ask.url).href)));
  const measured: Record<BudgetName, number> = {
    'scripts, gzip': scripts.reduce((sum, { gzip }) => sum + gzip, 0),
    'inlined CSS, brotli': parts.inlineCss === '' ? 0 : brotliCompressSync(parts.inlineCss).length,
    'HTML, as sent': page.sent,
    'catalogue, brotli': catalogues.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0),
    'blocking sheets': parts.blockingSheets.length,
    requests: countRequests({ url: ask.url, requested, scripts, parts }),
  };
  const rows = budgetNames().map((name) => ({
    name,
    measured: measured[name],
    limit: FIRST_VIEW_BUDGET[name],
  }));
  const view = { url: ask.url, rows, over: rows.filter((row) => row.measured > row.limit), scripts };
  return { ...view, table: tableOf(view) };
}

function budgetNames(): BudgetName[] {
  return Object.keys(FIRST_VIEW_BUDGET) as BudgetName[];
}

function isScript(address: string): boolean {
  return /\.m?js$/.test(new URL(address).pathname);
}

async function scriptClosure(
  url: string,
  entries: readonly string[],
): Promise<{ path: string; gzip: number }[]> {
  const seen = new Map<string, number>();
  const visit = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.set(address, 0);
    const { text } = await get(address);
    seen.set(address, gzipSync(text, { level: 9 }).length);
    await Promise.all(importsOf(text).static.map((next) => visit(new URL(next, address).href)));
  };
  await Promise.all(entries.map((entry) => visit(new URL(entry, url).href)));
  return [...seen]
    .map(([address, gzip]) => ({ path: new URL(address).pathname, gzip }))
    .toSorted((a, b) => b.gzip - a.gzip);
}

function countRequests(ask: {
  url: string;
  requested: readonly string[];
  scripts: readonly { path: string }[];
  parts: DocumentParts;
}): number {
  const { url, requested, scripts, parts } = ask;
  if (requested.length > 0) return new Set(requested).size;
  const named = [
    ...scripts.map(({ path }) => path),
    ...parts.others,
    ...parts.catalogues,
    ...parts.blockingSheets,
  ];
  return new Set([url, ...named.map((path) => new URL(path, url).href)]).size;
}

function tableOf({ url, rows, scripts }: Pick<FirstView, 'url' | 'rows' | 'scripts'>): string {
  const line = (name: string, measured: number, rest: string): string =>
    `  ${name.padEnd(44)} ${String(measured).padStart(8)}  ${rest}`;
  return [
    `first view of ${url}`,
    ...rows.map(({ name, measured, limit }) =>
      line(name, measured, `of ${limit}${measured > limit ? '  OVER' : ''}`),
    ),
    'scripts by size',
    ...scripts.map(({ path, gzip }) => line(path, gzip, '')),
  ].join('\n');
}

/** One file: its text, and how many bytes went over the wire. */
async function get(address: string): Promise<{ text: string; sent: number }> {
  const { status, encoding, body } = await new Promise<{ status: number; encoding: string; body: Buffer }>(
    (resolve, reject) => {
      const asked = request(address, { headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            encoding: answer.headers['content-encoding'] ?? '',
            body: Buffer.concat(chunks),
          }),
        );
      });
      asked.on('error', reject);
      asked.end();
    },
  );
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  return { text: decode(body, encoding).toString('utf8'), sent: body.length };
}

function decode(body: Buffer, encoding: string): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'gzip') return gunzipSync(body);
  return body;
}

import { isDate } from '../time/calendar-date.ts';
import { parseBlocks } from './document-blocks.ts';
import { interpolate, type DocumentVariables, type TextRun } from './text-runs.ts';

export type { DocumentVariables, LinkTarget, TextRun } from './text-runs.ts';

/** The pages of words that the house answers for, by name. Source: S2 §2 "Other navigation paths". */
export const DOCUMENT_NAMES = [
  'terms-and-conditions',
  'privacy-policy',
  'aml-policy',
  'kyc-refund-policy',
  'bonus-terms',
  'legal-use-of-website',
  'responsible-gambling',
  'contacts',
  'vip-club',
  'freemoney',
] as const;

/** One of the pages of words. */
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/**
 * One piece of a document. An `insert` is a place where the page puts something of its own (a form, a list of
 * facts); its items and rows are the words it works with.
 */
export type DocumentBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'note'; runs: TextRun[] }
  | { kind: 'list'; marks: 'points' | 'steps'; items: TextRun[][] }
  | { kind: 'table'; head: TextRun[][]; rows: TextRun[][][] }
  | { kind: 'question'; id: string; text: string; answer: DocumentBlock[] }
  | { kind: 'insert'; name: string; items: TextRun[][]; rows: TextRun[][][] };

/** A chapter of a document; `id` is its address on the page. */
export type DocumentSection = { id: string; title: string; blocks: DocumentBlock[] };

/** A document as a page shows it; `changed` is the day of its last change, null when it does not say. */
export type OperatorDocument = {
  title: string;
  description: string | null;
  changed: string | null;
  lead: DocumentBlock[];
  sections: DocumentSection[];
};

/** Paths that show the document of another name. Source: S2 §2. */
const ALIASES: Readonly<Record<string, DocumentName>> = {
  vip: 'vip-club',
  responsibility: 'responsible-gambling',
};

/** Finds the document that an address of the app shows, whatever stands before its last segment; null for none. */
export function documentAt(pathname: string): DocumentName | null {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const alias = Object.hasOwn(ALIASES, last) ? ALIASES[last] : undefined;
  return alias ?? DOCUMENT_NAMES.find((name) => name === last) ?? null;
}

const HEAD = /^(title|description|changed):\s*(.*)$/;

function parseHead(lines: readonly string[]): { head: Map<string, string>; rest: string[] } {
  const head = new Map<string, string>();
  let taken = 0;
  for (const line of lines) {
    const [, key = '', value = ''] = HEAD.exec(line) ?? [];
    if (key === '' && taken === 0 && line !== '') head.set('title', line.replace(/^#+\s*/, ''));
    else if (key === '') break;
    else head.set(key, value);
    taken += 1;
  }
  return { head, rest: lines.slice(taken) };
}

/**
 * Reads a document as it is written: plain text, by the convention of docs/writing-documents.md. Every text can be
 * read; markup of other kinds is printed as characters, and a link that leads nowhere known keeps its words alone. A
 * sentence that names a fact which is not told (null) is left out. A text without a title or without a word below it
 * is none: null.
 */
export function parseDocument({
  text,
  facts,
}: {
  text: string;
  facts: DocumentVariables;
}): OperatorDocument | null {
  const lines = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const { head, rest } = parseHead(lines);
  const title = interpolate(head.get('title') ?? '', facts);
  const { lead, sections } = parseBlocks(rest, facts);
  if (!title || (lead.length === 0 && sections.length === 0)) return null;
  const changed = head.get('changed') ?? '';
  return {
    title,
    description: interpolate(head.get('description') ?? '', facts) || null,
    changed: isDate(changed) ? changed : null,
    lead,
    sections,
  };
}

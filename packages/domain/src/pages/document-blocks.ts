import { interpolate, parseRuns, type DocumentVariables, type TextRun } from './text-runs.ts';
import type { DocumentBlock, DocumentSection } from './documents.ts';

/** What a line is, by how it begins. */
type Line =
  | { kind: 'section' | 'question'; text: string; id: string }
  | { kind: 'heading' | 'point' | 'step' | 'row' | 'note' | 'insert' | 'text'; text: string }
  | { kind: 'blank'; text: '' }
  | { kind: 'rule'; text: '' };

/** The line that other conventions put under a table's head; here the first row is the head anyway. */
const RULE = /^\|[\s:|-]+$/;

const STARTS = [
  ['heading', /^##+\s+/],
  ['point', /^[-*•]\s+/],
  ['step', /^\d{1,3}[.)]\s+/],
  ['row', /^\|/],
  ['note', /^!\s+/],
  ['insert', /^@(?=[a-z-]+$)/],
] as const;

function parseLine(line: string): Line {
  if (line === '') return { kind: 'blank', text: '' };
  if (RULE.test(line)) return { kind: 'rule', text: '' };
  const [, mark, words = '', id = ''] = /^([#?])\s+(.*?)(?:\s+#([a-z][a-z0-9-]*))?$/.exec(line) ?? [];
  if (mark) return { kind: mark === '#' ? 'section' : 'question', text: words, id };
  for (const [kind, start] of STARTS) if (start.test(line)) return { kind, text: line.replace(start, '') };
  return { kind: 'text', text: line };
}

function cells(row: string, facts: DocumentVariables): TextRun[][] | null {
  const read = row
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => parseRuns(cell.trim(), facts));
  const known = read.filter((cell) => cell !== null);
  return known.length === read.length ? known : null;
}

/** Gathers lines into blocks, and blocks under the heading they stand below. */
class BlockParser {
  readonly lead: DocumentBlock[] = [];
  readonly sections: DocumentSection[] = [];
  readonly #ids = new Set<string>();
  readonly #facts: DocumentVariables;
  #into: DocumentBlock[] = this.lead;
  /** The block that the next line may still belong to. */
  #open: DocumentBlock | null = null;
  #words: { kind: 'paragraph' | 'note'; text: string } | null = null;

  constructor(facts: DocumentVariables) {
    this.#facts = facts;
  }

  take(line: Line): void {
    if (line.kind === 'text' && this.#words) {
      this.#words.text += ` ${line.text}`;
      return;
    }
    this.end();
    if (line.kind === 'rule') return;
    if (line.kind === 'blank') this.#open = null;
    else if (line.kind === 'text' || line.kind === 'note')
      this.#words = { kind: line.kind === 'note' ? 'note' : 'paragraph', text: line.text };
    else if (line.kind === 'section' || line.kind === 'question') this.#chapter(line);
    else if (line.kind === 'heading') this.#put({ kind: 'heading', text: this.#plain(line.text) });
    else if (line.kind === 'insert') this.#put({ kind: 'insert', name: line.text, items: [], rows: [] });
    else if (line.kind === 'row') this.#row(cells(line.text, this.#facts));
    else this.#item(line.kind === 'step' ? 'steps' : 'points', parseRuns(line.text, this.#facts));
  }

  /** Closes the paragraph under way. */
  end(): void {
    if (!this.#words) return;
    const runs = parseRuns(this.#words.text, this.#facts);
    if (runs && runs.length > 0) this.#into.push({ kind: this.#words.kind, runs });
    this.#words = null;
    this.#open = null;
  }

  #put(block: DocumentBlock): void {
    this.#into.push(block);
    this.#open = block;
  }

  #plain(text: string): string {
    return interpolate(text, this.#facts) ?? '';
  }

  #chapter({ kind, text, id }: { kind: 'section' | 'question'; text: string; id: string }): void {
    const title = this.#plain(text);
    this.#open = null;
    if (kind === 'section') {
      const blocks: DocumentBlock[] = [];
      this.sections.push({ id: this.#id(id, 'part'), title, blocks });
      this.#into = blocks;
      return;
    }
    const answer: DocumentBlock[] = [];
    const around = this.sections.at(-1)?.blocks ?? this.lead;
    around.push({ kind: 'question', id: this.#id(id, 'question'), text: title, answer });
    this.#into = answer;
  }

  #row(row: TextRun[][] | null): void {
    if (!row) return;
    if (this.#open?.kind === 'table' || this.#open?.kind === 'insert') this.#open.rows.push(row);
    else this.#put({ kind: 'table', head: row, rows: [] });
  }

  #item(marks: 'points' | 'steps', item: TextRun[] | null): void {
    if (!item) return;
    const open = this.#open;
    if (open?.kind === 'insert' || (open?.kind === 'list' && open.marks === marks)) open.items.push(item);
    else this.#put({ kind: 'list', marks, items: [item] });
  }

  #id(wanted: string, kind: string): string {
    let id = wanted || `${kind}-${this.#ids.size + 1}`;
    while (this.#ids.has(id)) id += '-more';
    this.#ids.add(id);
    return id;
  }
}

/** Reads the lines below a document's head into what stands before the first chapter, and the chapters. */
export function parseBlocks(
  lines: readonly string[],
  facts: DocumentVariables,
): { lead: DocumentBlock[]; sections: DocumentSection[] } {
  const reading = new BlockParser(facts);
  for (const line of lines) reading.take(parseLine(line));
  reading.end();
  const { lead, sections } = reading;
  return { lead, sections };
}

import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { parseSync, Visitor } from 'oxc-parser';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What a page's HTML asks the browser to fetch before it is useful, as addresses like in the HTML. */
export interface DocumentParts {
  /** Module scripts, their preloads, and what inline modules import. */
  scripts: string[];
  inlineCss: string;
  /** Sheets that hold back the first paint. */
  blockingSheets: string[];
  /** The compiled translations. */
  catalogues: string[];
  /** Preloaded fonts and eager pictures. */
  others: string[];
}

/** Reads a page as the host sent it. */
export function readDocument(html: string): DocumentParts {
  const parts: DocumentParts = { scripts: [], inlineCss: '', blockingSheets: [], catalogues: [], others: [] };
  for (const element of elements(parse(html))) {
    const attribute = (name: string): string | null =>
      element.attrs.find((one) => one.name === name)?.value ?? null;
    if (element.tagName === 'style') parts.inlineCss += textOf(element);
    if (element.tagName === 'img' && attribute('loading') !== 'lazy')
      pushFile(parts.others, attribute('src'));
    if (element.tagName === 'link') readLink(parts, attribute);
    if (element.tagName === 'script') readScript(parts, attribute, textOf(element));
  }
  parts.catalogues = [
    ...new Set([...parts.catalogues, ...(html.match(/\/catalogues\/[\w.-]+\.json/g) ?? [])]),
  ];
  return parts;
}

function readLink(parts: DocumentParts, attribute: (name: string) => string | null): void {
  const rel = attribute('rel') ?? '';
  const href = attribute('href');
  if (rel === 'modulepreload') pushFile(parts.scripts, href);
  if (rel === 'stylesheet' && !/^print$/.test(attribute('media') ?? '') && attribute('disabled') === null)
    pushFile(parts.blockingSheets, href);
  if (rel === 'preload' && ['font', 'image'].includes(attribute('as') ?? '')) pushFile(parts.others, href);
  if (rel === 'preload' && attribute('as') === 'fetch') pushFile(parts.catalogues, href);
}

function readScript(parts: DocumentParts, attribute: (name: string) => string | null, text: string): void {
  pushFile(parts.scripts, attribute('src'));
  if (attribute('type') === 'module' && text !== '') parts.scripts.push(...importsOf(text).all);
}

/** The modules a script imports: `static` ones always load with it, `all` adds the dynamic ones it spells out. */
export function importsOf(script: string): { static: string[]; all: string[] } {
  const { program } = parseSync('script.js', script, { sourceType: 'module' });
  const fixed: string[] = [];
  const later: string[] = [];
  new Visitor({
    ImportDeclaration: (node) => fixed.push(node.source.value),
    ExportAllDeclaration: (node) => fixed.push(node.source.value),
    ExportNamedDeclaration: (node) => {
      if (node.source) fixed.push(node.source.value);
    },
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        later.push(node.source.value);
    },
  }).visit(program);
  return { static: fixed, all: [...fixed, ...later] };
}

function pushFile(list: string[], address: string | null): void {
  if (address !== null && address !== '' && !address.startsWith('data:')) list.push(address);
}

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

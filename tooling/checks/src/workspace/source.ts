import { parseSync, Visitor, type Program } from 'oxc-parser';

/** One place where a file names another module. */
export interface Import {
  specifier: string;
  /** True when nothing of it is left at run time. */
  typeOnly: boolean;
  line: number;
}

export interface ParsedSource {
  program: Program;
  imports: Import[];
  /** Strings that spell a package of ours, as a route map does. */
  packageStrings: Import[];
  lineOf(offset: number): number;
}

/**
 * Parses one source file and lists every module it names: import and export declarations, dynamic
 * imports and `import('…')` types.
 *
 * @throws Error with the parser's words when the file is not valid TypeScript.
 */
export function parseSource(path: string, text: string): ParsedSource {
  const result = parseSync(path, text);
  const [broken] = result.errors;
  if (broken) throw new Error(`${path}: ${broken.message}`);
  const lineOf = lineFinder(text);
  const imports: Import[] = [];
  const packageStrings: Import[] = [];
  const declared = new Set<number>();
  const declare = (source: { value: string; start: number }, typeOnly: boolean): void => {
    declared.add(source.start);
    imports.push({ specifier: source.value, typeOnly, line: lineOf(source.start) });
  };
  new Visitor({
    ImportDeclaration: (node) => {
      const named = node.specifiers;
      const onlyTypes =
        named.length > 0 && named.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type');
      declare(node.source, node.importKind === 'type' || onlyTypes);
    },
    ExportNamedDeclaration: (node) => {
      if (node.source) declare(node.source, node.exportKind === 'type');
    },
    ExportAllDeclaration: (node) => declare(node.source, node.exportKind === 'type'),
    TSImportType: (node) => declare(node.source, true),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        declare({ value: node.source.value, start: node.source.start }, false);
    },
    Literal: (node) => {
      if (typeof node.value !== 'string' || declared.has(node.start)) return;
      if (OUR_PACKAGE.test(node.value))
        packageStrings.push({ specifier: node.value, typeOnly: false, line: lineOf(node.start) });
    },
  }).visit(result.program);
  return { program: result.program, imports, packageStrings, lineOf };
}

const OUR_PACKAGE = /^@baize\/[a-z\d-]+(?:\/[\w./-]+)?$/;

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? starts.length : after;
  };
}

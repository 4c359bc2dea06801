import { Visitor, type CallExpression, type JSXElement, type Node, type ObjectExpression } from 'oxc-parser';
import type { ParsedSource } from '../workspace/source.ts';

/** One place where a message is worded. */
export interface FoundMessage {
  /** Null when the macro would make one up from the text. */
  id: string | null;
  /** The English words as they stand in the file, to compare two places that use one id. */
  text: string;
  line: number;
}

const MACROS: Readonly<Record<string, readonly string[]>> = {
  '@lingui/core/macro': ['t', 'msg', 'defineMessage', 'plural', 'select', 'selectOrdinal', 'useLingui'],
  '@lingui/react/macro': ['Trans', 'Plural', 'Select', 'SelectOrdinal', 'useLingui'],
};
const DESCRIPTOR_MACROS = new Set(['t', 'msg', 'defineMessage']);
const CHOICE_MACROS = new Set(['plural', 'select', 'selectOrdinal']);
const JSX_MACROS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/** Lists every message macro of a file, with the id it was given. */
export function findMessages(source: ParsedSource, text: string): FoundMessage[] {
  const local = macroNames(source);
  if (local.size === 0) return [];
  const messages: FoundMessage[] = [];
  /** Macros inside another one belong to it: they need no id of their own. */
  let inside: { start: number; end: number } = { start: -1, end: -1 };
  const add = (node: { start: number; end: number }, id: string | null, words: string): void => {
    if (node.start >= inside.start && node.end <= inside.end) return;
    inside = node;
    messages.push({ id, text: words.replaceAll(/\s+/g, ' ').trim(), line: source.lineOf(node.start) });
  };
  const nameOf = (callee: Node): string | undefined => {
    if (callee.type === 'Identifier') return local.get(callee.name);
    if (
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.object.type === 'Identifier'
    )
      return local.get(callee.object.name) === 'useLingui()' && callee.property.name === 't'
        ? 't'
        : undefined;
    return undefined;
  };

  new Visitor({
    VariableDeclarator: (node) => {
      const made = node.init?.type === 'CallExpression' ? node.init.callee : null;
      if (made?.type !== 'Identifier' || local.get(made.name) !== 'useLingui') return;
      if (node.id.type === 'Identifier') local.set(node.id.name, 'useLingui()');
      if (node.id.type !== 'ObjectPattern') return;
      for (const one of node.id.properties) {
        if (
          one.type === 'Property' &&
          one.key.type === 'Identifier' &&
          one.key.name === 't' &&
          one.value.type === 'Identifier'
        )
          local.set(one.value.name, 't');
      }
    },
    CallExpression: (node) => {
      const name = nameOf(node.callee);
      if (name && DESCRIPTOR_MACROS.has(name)) {
        const asked = descriptor(node);
        const words = asked && property(asked, 'message');
        // A plain string and the same text between tags are one wording.
        const wording = literal(words) ?? (words ? text.slice(words.start, words.end) : '');
        if (asked) add(node, literal(property(asked, 'id')), wording);
      }
      if (name && CHOICE_MACROS.has(name)) add(node, null, text.slice(node.start, node.end));
    },
    TaggedTemplateExpression: (node) => {
      const name = nameOf(node.tag);
      if (name && DESCRIPTOR_MACROS.has(name)) add(node, null, text.slice(node.start, node.end));
    },
    JSXElement: (node) => {
      const tag = node.openingElement.name;
      const name = tag.type === 'JSXIdentifier' ? local.get(tag.name) : undefined;
      if (name && JSX_MACROS.has(name)) add(node, attribute(node, 'id'), getJsxText(node, text));
    },
  }).visit(source.program);
  return messages;
}

function macroNames(source: ParsedSource): Map<string, string> {
  const names = new Map<string, string>();
  for (const node of source.program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const macros = MACROS[node.source.value] ?? [];
    for (const one of node.specifiers) {
      if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
      if (macros.includes(one.imported.name)) names.set(one.local.name, one.imported.name);
    }
  }
  return names;
}

function descriptor(node: CallExpression): ObjectExpression | null {
  const [first] = node.arguments;
  return first?.type === 'ObjectExpression' ? first : null;
}

function property(asked: ObjectExpression, key: string): Node | null {
  for (const one of asked.properties) {
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === key) return one.value;
  }
  return null;
}

function literal(node: Node | null | undefined): string | null {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

function attribute(node: JSXElement, key: string): string | null {
  for (const one of node.openingElement.attributes) {
    if (one.type !== 'JSXAttribute' || one.name.type !== 'JSXIdentifier' || one.name.name !== key) continue;
    return literal(one.value?.type === 'JSXExpressionContainer' ? one.value.expression : one.value);
  }
  return null;
}

function getJsxText(node: JSXElement, text: string): string {
  const first = node.children[0];
  const last = node.children.at(-1);
  return first && last ? text.slice(first.start, last.end) : text.slice(node.start, node.end);
}

import { posix } from 'node:path';
import { Visitor, type Argument, type Expression } from 'oxc-parser';
import { parseSource } from '../workspace/source.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { getKey } from './find-listed-names.ts';

/** What one file of stories shows. */
export interface StoryFile {
  file: string;
  /** Its place in the sidebar: the title of its meta. */
  title: string | null;
  /** Modules it imports: of its own package from the project's root, others as they are spelled. */
  modules: ReadonlySet<string>;
  /** Modules whose default export it imports. */
  defaults: ReadonlySet<string>;
  /** The modals that an address in it opens. */
  modals: ReadonlySet<string>;
  /** The fields of its `componentDocs` that say something. */
  docs: ReadonlySet<string>;
  /** The strings in each exported story, by the story's name. */
  stories: ReadonlyMap<string, ReadonlySet<string>>;
}

const MODAL = /[?&]modal=([\w-]+)/g;

/** Reads every file of stories in the packages. */
export async function readStories({
  packages,
  read,
}: Pick<Workspace, 'packages' | 'read'>): Promise<StoryFile[]> {
  const files = packages.flatMap((one) => one.files).filter((file) => file.endsWith('.stories.tsx'));
  return Promise.all(files.map(async (file) => readStoryFile(file, await read(file))));
}

function readStoryFile(file: string, text: string): StoryFile {
  const { program, imports } = parseSource(file, text);
  const resolve = (specifier: string): string =>
    specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier;
  const defaults = new Set<string>();
  const modals = new Set<string>();
  const docs = new Set<string>();
  let title: string | null = null;
  const exported: { name: string; start: number; end: number }[] = [];
  const strings: { value: string; start: number }[] = [];
  const addModals = (value: string): void => {
    for (const [, name] of value.matchAll(MODAL)) if (name) modals.add(name);
  };
  new Visitor({
    ImportDeclaration: ({ importKind, specifiers, source }) => {
      const hasDefault = specifiers.some(({ type }) => type === 'ImportDefaultSpecifier');
      if (hasDefault && importKind !== 'type') defaults.add(resolve(source.value));
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && id.name === 'meta' && init !== null) title = findTitle(init);
    },
    CallExpression: ({ callee, arguments: [words] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'componentDocs') return;
      for (const name of findFilledFields(words)) docs.add(name);
    },
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, start, end } of declaration.declarations)
        if (id.type === 'Identifier') exported.push({ name: id.name, start, end });
    },
    Literal: ({ value, start }) => {
      if (typeof value !== 'string') return;
      addModals(value);
      strings.push({ value, start });
    },
    TemplateElement: ({ value }) => addModals(value.raw),
  }).visit(program);
  const modules = imports.filter(({ typeOnly }) => !typeOnly).map(({ specifier }) => resolve(specifier));
  const stories = exported.map(({ name, start, end }) => {
    const own = strings.filter((one) => one.start >= start && one.start < end);
    return [name, new Set(own.map(({ value }) => value))] as const;
  });
  return { file, title, modules: new Set(modules), defaults, modals, docs, stories: new Map(stories) };
}

function findTitle(meta: Expression): string | null {
  if (meta.type === 'TSSatisfiesExpression') return findTitle(meta.expression);
  if (meta.type !== 'ObjectExpression') return null;
  for (const one of meta.properties) {
    if (one.type !== 'Property' || getKey(one) !== 'title' || one.value.type !== 'Literal') continue;
    if (typeof one.value.value === 'string') return one.value.value;
  }
  return null;
}

/** Names the fields of an object that hold a text. */
function findFilledFields(words: Argument | undefined): string[] {
  if (words?.type !== 'ObjectExpression') return [];
  return words.properties.flatMap((one) => {
    if (one.type !== 'Property' || one.key.type !== 'Identifier' || one.value.type !== 'Literal') return [];
    const { value } = one.value;
    return typeof value === 'string' && value.trim() !== '' ? [one.key.name] : [];
  });
}

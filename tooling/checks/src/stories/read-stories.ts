import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import { parseSource } from '../workspace/source.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What one file of stories shows. */
export interface StoryFile {
  file: string;
  /** Modules it imports: of its own package from the project's root, others as they are spelled. */
  modules: ReadonlySet<string>;
  /** Modules whose default export it imports. */
  defaults: ReadonlySet<string>;
  /** The modals that an address in it opens. */
  modals: ReadonlySet<string>;
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
  const addModals = (value: string): void => {
    for (const [, name] of value.matchAll(MODAL)) if (name) modals.add(name);
  };
  new Visitor({
    ImportDeclaration: ({ importKind, specifiers, source }) => {
      const hasDefault = specifiers.some(({ type }) => type === 'ImportDefaultSpecifier');
      if (hasDefault && importKind !== 'type') defaults.add(resolve(source.value));
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') addModals(value);
    },
    TemplateElement: ({ value }) => addModals(value.raw),
  }).visit(program);
  const modules = imports.filter(({ typeOnly }) => !typeOnly).map(({ specifier }) => resolve(specifier));
  return { file, modules: new Set(modules), defaults, modals };
}

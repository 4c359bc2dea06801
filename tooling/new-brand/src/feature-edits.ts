import { createFeatureManifest, featureFolder } from './feature-files.ts';
import type { FeatureRequest } from './feature-request.ts';
import { addDependency, addMessage, insertLines } from './insert-lines.ts';
import { addPackage, addWorkspaceDependency } from './lockfile.ts';
import type { FileEdit } from './new-file.ts';

/** Who names every feature: what a brand starts from, and the workbench. */
const DEPENDENTS = ['packages/composition', 'apps/storybook'];

/** What a feature and its page change in files there are: dependencies, route map, chunks, texts, lockfile. */
export function createFeatureEdits(request: FeatureRequest): FileEdit[] {
  const { name, page, title, titles } = request;
  const dependency = `@baize/${name}`;
  return [
    ...DEPENDENTS.map((folder) => ({
      path: `${folder}/package.json`,
      edit: (text: string) => addDependency(text, dependency),
    })),
    {
      path: 'packages/composition/src/route-map.ts',
      edit: (text) =>
        insertLines(text, { before: /^ {2}'\*': '/ }, `  '${page}': '${dependency}/routes/${name}',\n`),
    },
    { path: 'tooling/vite/src/chunk-groups.ts', edit: (text) => addChunkGroup(text, name) },
    ...Object.entries({ en: title, ...titles }).map(([locale, words]) => ({
      path: `packages/i18n/locales/${locale}.po`,
      edit: (text: string) => addMessage(text, { id: `${name}.title`, text: words }),
    })),
    { path: 'pnpm-lock.yaml', edit: (text) => addFeatureToLockfile(text, name) },
  ];
}

/** A file of its own for the feature's code, among those of players' pages (decision 024). */
function addChunkGroup(text: string, name: string): string {
  const group = `  { name: '${name}', roots: /\\/features\\/${name}\\// },\n`;
  return insertLines(
    text,
    { after: /^const PLAYER_GROUPS: readonly ChunkGroup\[\] = \[\n(?: {2}.*\n)+/ },
    group,
  );
}

function addFeatureToLockfile(lockfile: string, name: string): string {
  const folder = featureFolder(name);
  const withPackage = addPackage(lockfile, {
    folder,
    manifest: createFeatureManifest(name),
    like: 'packages/features/',
  });
  return DEPENDENTS.reduce(
    (text, importer) => addWorkspaceDependency(text, { importer, name: `@baize/${name}`, folder }),
    withPackage,
  );
}

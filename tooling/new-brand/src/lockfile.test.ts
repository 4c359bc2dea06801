import { expect, test } from 'vitest';
import { addImporter, addPackage, addWorkspaceDependency, removeImporter } from './lockfile.ts';

const LOCKFILE = `lockfileVersion: '9.0'

settings:
  autoInstallPeers: true

importers:

  .:
    devDependencies:
      node:
        version: 24.0.0

  apps/curacao:
    dependencies:
      '@baize/ui':
        specifier: workspace:*
        version: link:../../packages/ui

packages:

  node@24.0.0:
    resolution: {integrity: sha512-x}
`;

test('an app comes in with what the other app depends on, in its place, and goes without a trace', () => {
  const added = addImporter(LOCKFILE, { folder: 'apps/azure', like: 'apps/curacao' });
  expect(added).toContain(
    "\n  apps/azure:\n    dependencies:\n      '@baize/ui':\n        specifier: workspace:*\n        version: link:../../packages/ui\n\n  apps/curacao:\n",
  );
  expect(added.endsWith(LOCKFILE.slice(LOCKFILE.indexOf('\npackages:')))).toBe(true);
  expect(addImporter(added, { folder: 'apps/azure', like: 'apps/curacao' })).toBe(added);
  expect(removeImporter(added, 'apps/azure')).toBe(LOCKFILE);
});

test('a lockfile that is not as expected is refused, not guessed', () => {
  expect(() => addImporter(LOCKFILE, { folder: 'apps/a', like: 'apps/gone' })).toThrow('no apps/gone');
  expect(() => removeImporter('importers: {}', 'apps/a')).toThrow('another way');
});

const FEATURES = `lockfileVersion: '9.0'

importers:

  packages/composition:
    dependencies:
      '@baize/lobby':
        specifier: workspace:*
        version: link:../features/lobby
    devDependencies:
      vitest:
        specifier: 'catalog:'
        version: 5.1.0

  packages/features/lobby:
    dependencies:
      '@baize/ui':
        specifier: workspace:*
        version: link:../../ui
      react:
        specifier: 'catalog:'
        version: 19.3.1
    devDependencies:
      vitest:
        specifier: 'catalog:'
        version: 5.1.0

packages:
`;

test('a package comes in with what others beside it depend on, as it declares it', () => {
  const manifest = { dependencies: { react: 'catalog:' }, devDependencies: { vitest: 'catalog:' } };
  const ask = { folder: 'packages/features/quests', manifest, like: 'packages/features/' };
  const added = addPackage(FEATURES, ask);
  expect(added).toContain(
    "\n\n  packages/features/quests:\n    dependencies:\n      react:\n        specifier: 'catalog:'\n        version: 19.3.1\n    devDependencies:\n      vitest:\n        specifier: 'catalog:'\n        version: 5.1.0\n\npackages:",
  );
  expect(removeImporter(added, 'packages/features/quests')).toBe(FEATURES);
  const unknown = { ...manifest, dependencies: { 'left-pad': 'catalog:' } };
  expect(() => addPackage(FEATURES, { ...ask, manifest: unknown })).toThrow('depends on left-pad');
});

test('another package may depend on it: a link from folder to folder, in its place', () => {
  const ask = { importer: 'packages/composition', name: '@baize/access', folder: 'packages/features/access' };
  const added = addWorkspaceDependency(FEATURES, ask);
  expect(added).toContain(
    "    dependencies:\n      '@baize/access':\n        specifier: workspace:*\n        version: link:../features/access\n      '@baize/lobby':\n",
  );
  expect(added.split('\n')).toHaveLength(FEATURES.split('\n').length + 3);
  expect(() => addWorkspaceDependency(FEATURES, { ...ask, importer: 'apps/gone' })).toThrow('no apps/gone');
});

import { expect, test } from 'vitest';
import { addImporter, removeImporter } from './lockfile.ts';

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

import type { Plugin } from 'vite';

/**
 * Names fonts, pictures and sheets alike in the browser's build and in the server's. A file that each build hashes in
 * its own way has two addresses, and a page that names both fetches it twice.
 */
export function assetNames(): Plugin {
  return {
    name: 'baize:asset-names',
    apply: 'build',
    configEnvironment: () => ({
      build: { rolldownOptions: { output: { assetFileNames: 'assets/[name]-[hash:6][extname]' } } },
    }),
  };
}

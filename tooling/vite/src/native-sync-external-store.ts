import type { Plugin } from 'vite';

/**
 * React has had this hook of its own since version 18; the package that brings it to older ones is left
 * out of the browser's code.
 */
export function nativeSyncExternalStore(): Plugin {
  const OWN = '\0native-store';
  return {
    name: 'baize:native-store',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^use-sync-external-store\/shim(?:\/index\.js)?$/ },
      handler: () => OWN,
    },
    load: {
      filter: { id: /^\0native-store$/ },
      handler: () => "export { useSyncExternalStore } from 'react';",
    },
  };
}

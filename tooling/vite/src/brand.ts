import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { assetNames } from './asset-names.ts';
import { leanManifest } from './lean-manifest.ts';
import { leanRouter } from './lean-router.ts';
import { nativeSyncExternalStore } from './native-sync-external-store.ts';
import { viewPlugins } from './plugins.ts';
import { builtCode } from './built-code.ts';
import { chunkSplitting } from './chunk-splitting.ts';
import { leanIcons } from './lean-icons.ts';
import { directImports } from './direct-imports.ts';
import { criticalCss } from './critical-css.ts';
import { precompress } from './precompress.ts';
import { chunkLoadRecovery } from './chunk-load-recovery.ts';

/** A first view names some two hundred files: fewer signs tell one version of a file from another as well. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

/**
 * What rolldown would say of every build: that a late import is in vain where the waves have put it late (decision 024),
 * and how long plugins take.
 */
const CHECKS = { ineffectiveDynamicImport: false, pluginTimings: false };

/** The build every brand app shares; an app adds nothing of its own. */
export function brandConfig(): UserConfigFnObject {
  const waves = chunkSplitting();
  return defineConfig(({ command }) => ({
    plugins: [
      waves.plugin,
      assetNames(),
      leanIcons(),
      leanRouter(),
      nativeSyncExternalStore(),
      viewPlugins(),
      reactRouter(),
      criticalCss(),
      directImports(),
      builtCode(),
      chunkLoadRecovery(),
      leanManifest(),
      precompress(),
    ],
    // The first view's sheet is inlined by the host; small files in it would swell it.
    build: { assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: { polyfill: false } },
    // The server bundle is self-contained: a package's own dependencies are not the app's. While
    // developing nothing is bundled, and old-style modules are left to Node.
    ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
    environments: {
      client: {
        build: {
          rolldownOptions: {
            checks: CHECKS,
            output: { codeSplitting: { groups: waves.groups }, ...SHORT_NAMES },
          },
        },
      },
      // The browser's build names the sheets; the server's own would only lie about.
      ssr: {
        build: { cssCodeSplit: false, rolldownOptions: { checks: CHECKS, input: './app/server.ts' } },
        // A server's bundle asks its environment otherwise, and a host that nobody told renders with React's development code.
        ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      },
    },
  }));
}

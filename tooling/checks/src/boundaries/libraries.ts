import type { Layer } from '../workspace/layers.ts';

/** A library a room may use: its name (`@scope/*` for a family), why, and in which files if not in all. */
export interface Library {
  name: string;
  because: string;
  files?: RegExp;
}

const valibot = { name: 'valibot', because: 'what comes from outside is parsed by schema' };
const luxon = { name: 'luxon', because: 'zones and daylight saving, away from the first view' };
const react = { name: 'react', because: 'views' };
const reactDom = { name: 'react-dom', because: 'views' };
const router = { name: 'react-router', because: 'routes, links, the query string' };
const styles = { name: '@vanilla-extract/*', because: 'styles typed against the token contract' };
const icons = { name: 'lucide-react', because: 'icons by name' };
const lingui = { name: '@lingui/*', because: 'messages with explicit ids' };
const query = { name: '@tanstack/react-query', because: 'server facts have one owner' };
const jotai = { name: 'jotai', because: 'the few facts a browser keeps' };

const view: readonly Library[] = [react, reactDom, router, jotai, query, lingui, icons, styles, valibot];

/** The third-party names each room may import; a new one needs a line here and a reason. */
export const LIBRARIES: Record<Layer, readonly Library[] | 'any'> = {
  domain: [
    luxon,
    valibot,
    {
      name: 'libphonenumber-js',
      because: 'numbering plans of all countries',
      files: /^packages\/domain\/src\/fields\/phone\.ts$/,
    },
    {
      name: '@noble/hashes',
      because: 'the checksums of crypto addresses, audited',
      files: /^packages\/domain\/src\/methods\/crypto-address\//,
    },
    {
      name: '@scure/base',
      because: 'the encodings of crypto addresses, audited',
      files: /^packages\/domain\/src\/methods\/crypto-address\//,
    },
  ],
  api: [luxon, valibot, query, { name: 'socket.io-client', because: 'the platform speaks socket.io' }],
  ui: [
    react,
    reactDom,
    styles,
    icons,
    { name: '@base-ui/react', because: 'the one overlay library' },
    { name: 'embla-carousel-react', because: 'the carousel' },
    {
      name: 'qr',
      because: 'the squares of a QR code',
      files: /^packages\/ui\/src\/components\/qr-code\//,
    },
    {
      name: '@fontsource-variable/*',
      because: 'the sources of the themes’ fonts',
      files: /^packages\/ui\/src\/fonts\//,
    },
    {
      name: 'subset-font',
      because: 'cuts the themes’ fonts by letters and weights',
      files: /^packages\/ui\/src\/fonts\//,
    },
  ],
  i18n: [lingui, luxon, valibot, { name: 'react', because: 'types of the provider' }],
  browser: [],
  composition: [],
  page: view,
  forms: view,
  links: view,
  player: view,
  wallet: view,
  shell: view,
  feature: [
    ...view,
    { name: 'react-hook-form', because: 'form drafts live in the form' },
    { name: '@hookform/resolvers', because: 'form rules are the domain schemas' },
  ],
  host: [
    valibot,
    router,
    { name: 'fastify', because: 'the server' },
    { name: '@fastify/*', because: 'its plugins' },
    { name: 'lru-cache', because: 'pages kept in memory' },
  ],
  brand: [
    react,
    reactDom,
    router,
    lingui,
    { name: '@react-router/node', because: 'the server build asks for it' },
    { name: 'isbot', because: 'the server build asks for it' },
    { name: 'virtual:react-router', because: 'the server build itself', files: /\/app\/server\.ts$/ },
  ],
  sandbox: [
    valibot,
    { name: '@valibot/to-json-schema', because: 'the contract as OpenAPI' },
    { name: 'fastify', because: 'the server' },
    { name: '@fastify/*', because: 'its plugins' },
    {
      name: '@noble/hashes',
      because: 'addresses with true checksums',
      files: /^apps\/sandbox\/src\/cashier\/crypto\//,
    },
    {
      name: '@scure/base',
      because: 'addresses with true checksums',
      files: /^apps\/sandbox\/src\/cashier\/crypto\//,
    },
    { name: 'drizzle-orm', because: 'tables and migrations' },
    {
      name: 'otpauth',
      because: 'one-time codes of authenticator apps by RFC 6238',
      files: /^apps\/sandbox\/src\/(?:two-step|testing)\//,
    },
    { name: '@electric-sql/pglite', because: 'the embedded database' },
    { name: 'pg', because: 'PostgreSQL' },
    { name: 'socket.io', because: 'realtime events' },
    { name: '@socket.io/redis-adapter', because: 'several sandboxes, one stream of events' },
    { name: 'ioredis', because: 'the adapter asks for it' },
  ],
  storybook: 'any',
  e2e: [
    { name: '@playwright/test', because: 'journeys' },
    { name: '@axe-core/playwright', because: 'accessibility of every page a journey opens' },
    { name: 'otpauth', because: 'the codes a player reads off an authenticator app' },
  ],
  tooling: 'any',
};

/** The package a specifier belongs to: `@scope/name/sub` is of `@scope/name`. */
export function libraryName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

export function findLibrary(libraries: readonly Library[], name: string): Library | undefined {
  return libraries.find(
    (one) => one.name === name || (one.name.endsWith('/*') && name.startsWith(one.name.slice(0, -1))),
  );
}

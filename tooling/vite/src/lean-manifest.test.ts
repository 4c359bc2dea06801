import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortenManifest } from './lean-manifest.ts';

const OFF = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
};
const first = '/assets/first-a.js';
const plain = (path: string, rest: object = {}) => ({
  ...OFF,
  id: `/${path}`,
  parentId: 'locale',
  path,
  hasDefaultExport: true,
  module: `/assets/${path}-b.js`,
  imports: [first],
  css: [],
  ...rest,
});
const routes = {
  root: {
    ...OFF,
    id: 'root',
    path: '',
    hasLoader: true,
    hasErrorBoundary: true,
    module: first,
    imports: [first],
    css: [],
  },
  '/casino': plain('casino'),
  '/vip': plain('vip', {
    hasLoader: true,
    imports: [first, '/assets/words-c.js'],
    css: ['/assets/vip-d.css'],
  }),
  '/live': plain('live', { hasClientLoader: true, clientLoaderModule: '/assets/live-e.js' }),
  '*': plain('*', { id: '*' }),
};
const manifest = {
  entry: { module: first, imports: [first], css: [] },
  routes,
  url: '/assets/manifest-f.js',
  version: 'f',
};

function read(code: string): unknown {
  const window: Record<string, unknown> = {};
  const inside = new Proxy(window, {
    get: (_, name) => (name === 'window' ? window : window[String(name)]),
    has: () => true,
  });
  runInNewContext(`with (inside) { ${code} }`, { inside });
  return JSON.parse(JSON.stringify(window['__reactRouterManifest']));
}

test('the router reads the same of the shorter list: what is left out is false, empty or comes with the entry', () => {
  expect(read(shortenManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`))).toEqual({
    ...manifest,
    routes: {
      root: { id: 'root', path: '', hasLoader: true, hasErrorBoundary: true, module: first },
      '/casino': {
        id: '/casino',
        parentId: 'locale',
        path: 'casino',
        module: '/assets/casino-b.js',
        hasLoader: false,
        hasDefaultExport: true,
        imports: [],
        css: [],
      },
      '/vip': {
        id: '/vip',
        parentId: 'locale',
        path: 'vip',
        module: '/assets/vip-b.js',
        hasLoader: true,
        hasDefaultExport: true,
        imports: ['/assets/words-c.js'],
        css: ['/assets/vip-d.css'],
      },
      '/live': {
        id: '/live',
        parentId: 'locale',
        path: 'live',
        module: '/assets/live-b.js',
        hasDefaultExport: true,
        hasClientLoader: true,
        clientLoaderModule: '/assets/live-e.js',
      },
      '*': { id: '*', parentId: 'locale', path: '*', module: '/assets/*-b.js', hasDefaultExport: true },
    },
  });
});

test('a list written otherwise fails the build', () => {
  expect(() => shortenManifest('export default {}')).toThrow('lean-manifest.ts');
  expect(() => shortenManifest('window.__reactRouterManifest=null;')).toThrow('lean-manifest.ts');
});

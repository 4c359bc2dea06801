import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // A route module is one part of one wave (tooling/vite/src/chunk-groups.ts).
  splitRouteModules: false,
} satisfies Config;

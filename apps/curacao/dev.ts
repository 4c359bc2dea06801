import { startHost } from '@baize/host/start';
import { devPages } from '@baize/vite-config/dev';

await startHost({
  brand: 'curacao',
  folder: import.meta.dirname,
  port: 4100,
  pages: await devPages({ folder: import.meta.dirname, reloadPort: 24100 }),
});

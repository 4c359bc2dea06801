import { startHost } from '@baize/host/start';
import { devPages } from '@baize/vite-config/dev';

await startHost({
  brand: 'lulu',
  folder: import.meta.dirname,
  port: 4200,
  pages: await devPages({ folder: import.meta.dirname, reloadPort: 24200 }),
});

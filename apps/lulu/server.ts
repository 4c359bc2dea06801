import { startHost } from '@baize/host/start';

await startHost({ brand: 'lulu', folder: import.meta.dirname, port: 4200 });

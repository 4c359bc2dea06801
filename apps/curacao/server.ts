import { startHost } from '@baize/host/start';

await startHost({ brand: 'curacao', folder: import.meta.dirname, port: 4100 });

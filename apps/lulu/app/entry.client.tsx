import { startBrowser } from '@baize/shell/entry-client';

await startBrowser();

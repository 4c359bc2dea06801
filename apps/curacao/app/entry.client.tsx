import { startBrowser } from '@baize/shell/entry-client';

void startBrowser();

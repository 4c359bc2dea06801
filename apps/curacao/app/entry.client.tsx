import { startBrowser } from '@baize/shell/entry-client';

// The page's own script starts it, once it has laid out the route modules; while developing nobody else does.
if (import.meta.env.DEV) void startBrowser();

export { startBrowser };

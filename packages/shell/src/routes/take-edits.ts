import { editRoutes, isRouteEdits } from './table.ts';

declare global {
  interface Window {
    /** The app's routes, as the router finds them. */
    __reactRouterManifest?: { routes: Parameters<typeof editRoutes>[0] };
  }
}

/** Makes of the browser's table of routes what the settings made of the server's. */
export function takeRouteEdits(sent: string): void {
  const manifest = window.__reactRouterManifest;
  const edits: unknown = JSON.parse(sent);
  if (manifest && isRouteEdits(edits)) manifest.routes = editRoutes(manifest.routes, edits);
}

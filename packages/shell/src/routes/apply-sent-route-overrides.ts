import { applyRouteOverrides, isRouteOverrides } from './apply-route-overrides.ts';

declare global {
  interface Window {
    /** The app's routes, as the router finds them. */
    __reactRouterManifest?: { routes: Parameters<typeof applyRouteOverrides>[0] };
  }
}

/** Makes of the browser's table of routes what the settings made of the server's. */
export function applySentRouteOverrides(sent: string): void {
  const manifest = window.__reactRouterManifest;
  const edits: unknown = JSON.parse(sent);
  if (manifest && isRouteOverrides(edits)) manifest.routes = applyRouteOverrides(manifest.routes, edits);
}

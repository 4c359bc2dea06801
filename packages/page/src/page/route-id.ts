const SEPARATOR = ' at ';

/** What a route at a second address is called: its own name first. */
export function routeIdAt(id: string, path: string): string {
  return id + SEPARATOR + path;
}

/** The route's own name, wherever it is served. */
export function baseRouteId(id: string): string {
  return id.split(SEPARATOR, 1)[0] ?? id;
}

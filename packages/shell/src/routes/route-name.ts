const SECOND = ' at ';

/** What a route at a second address is called: its own name first. */
export function nameAt(id: string, path: string): string {
  return id + SECOND + path;
}

/** The route's own name, wherever it is served. */
export function ownRouteId(id: string): string {
  return id.split(SECOND, 1)[0] ?? id;
}

import type { RouteOverrides } from '@baize/page';
import { routeIdAt } from '@baize/page/route-id';

/** Whether something is edits: the host wrote them into the page, nobody else. */
export function isRouteOverrides(sent: unknown): sent is RouteOverrides {
  return typeof sent === 'object' && sent !== null && 'at' in sent && 'gone' in sent;
}

/** A row of the server's table, and of the browser's. */
interface RouteRow {
  id: string;
  path?: string | undefined;
  index?: boolean | undefined;
}

/** The table with the edits; what is given stays as it was. */
export function applyRouteOverrides<R extends RouteRow>(
  routes: Record<string, R | undefined>,
  { at, gone }: RouteOverrides,
): Record<string, R | undefined> {
  const kept = Object.fromEntries(Object.entries(routes).filter(([id]) => !gone.includes(id)));
  for (const [path, id] of at) {
    const route = routes[id];
    const name = routeIdAt(id, path);
    if (route) kept[name] = Object.assign({}, route, { id: name, path: path.slice(1), index: false });
  }
  return kept;
}

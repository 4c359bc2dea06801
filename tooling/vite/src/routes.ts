import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { index, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** A brand's map: a path of the site to the route module that serves it. `/` is the root page. */
export type RouteMap = Readonly<Record<string, string>>;

/**
 * Turns a brand's map into React Router's routes, every page with an optional language in front, and
 * the design variant behind it (NAV-05).
 * Route modules live in feature packages; React Router wants paths relative to the app's folder.
 *
 * @param app `import.meta.url` of the file that calls: the modules are those the app depends on.
 */
export function brandRoutes(app: string, map: RouteMap): RouteConfigEntry[] {
  const folder = dirname(fileURLToPath(app));
  const { resolve } = createRequire(app);
  const file = (specifier: string): string => relative(folder, resolve(specifier));
  const pages = Object.entries(map).map(([path, specifier]) => {
    const options = { id: path === '/' ? 'home' : path };
    return path === '/'
      ? index(file(specifier), options)
      : route(path.replace(/^\//, ''), file(specifier), options);
  });
  return [route(':locale?/design?', file('@baize/shell/routes/locale'), pages)];
}

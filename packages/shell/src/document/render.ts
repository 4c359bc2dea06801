import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  houseContext,
  pageFactsContext,
  serverFactsContext,
  type PageFacts,
  type ServerFacts,
} from '../page/page.ts';
import type { House } from '../writing/house.ts';
import { routeEdits } from '../routes/route-edits.ts';
import { editRoutes, type RouteEdits } from '../routes/table.ts';

/** Renders one address: a document, or the data of a client navigation. */
export type RenderPage = (
  request: Request,
  facts: { page: PageFacts; server: ServerFacts },
) => Promise<Response>;

/**
 * The server side of a brand's app. It is built into the app's server bundle, because routes and
 * handler must share one copy of the request contexts. What the brand writes about its house stays on
 * this side: a page gets the finished document.
 */
export function pageRenderer(build: unknown, house: House): RenderPage {
  if (!isServerBuild(build)) throw new Error('This is not a server build.');
  const usual = createRequestHandler(build, import.meta.env.MODE);
  return async (request, facts) => {
    const settings = { ...facts.page.settings, brandName: facts.page.settings.brandName ?? house.name };
    const edits = routeEdits({ settings, path: new URL(request.url).pathname, routes: build.routes });
    const edited = edits.at.length > 0 || edits.gone.length > 0;
    const context = new RouterContextProvider();
    context.set(pageFactsContext, { ...facts.page, settings, routes: edited ? edits : null });
    context.set(serverFactsContext, facts.server);
    context.set(houseContext, house);
    const handle = edited ? createRequestHandler(buildWith(build, edits), import.meta.env.MODE) : usual;
    return handle(request, context);
  };
}

/** The app with the routes that the settings make of its own. */
function buildWith(build: ServerBuild, edits: RouteEdits): ServerBuild {
  const { assets } = build;
  return {
    ...build,
    routes: editRoutes(build.routes, edits),
    assets: { ...assets, routes: editRoutes(assets.routes, edits) },
  };
}

/** The virtual module's own type does not fit under exact optional properties, so it is checked instead. */
function isServerBuild(build: unknown): build is ServerBuild {
  return typeof build === 'object' && build !== null && 'routes' in build && 'entry' in build;
}

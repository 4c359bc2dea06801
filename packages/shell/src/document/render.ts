import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  houseContext,
  pageFactsContext,
  serverFactsContext,
  type PageFacts,
  type ServerFacts,
} from '../page/page.ts';
import type { House } from '../writing/house.ts';

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
export function pageRenderer(build: unknown, house: House = {}): RenderPage {
  if (!isServerBuild(build)) throw new Error('This is not a server build.');
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async (request, facts) => {
    const context = new RouterContextProvider();
    context.set(pageFactsContext, facts.page);
    context.set(serverFactsContext, facts.server);
    context.set(houseContext, house);
    return handle(request, context);
  };
}

/** The virtual module's own type does not fit under exact optional properties, so it is checked instead. */
function isServerBuild(build: unknown): build is ServerBuild {
  return typeof build === 'object' && build !== null && 'routes' in build && 'entry' in build;
}

import { closedDomainMessages, registrationRefusedMessages } from '@baize/i18n/catalogue/access';
import { createI18n } from '@baize/i18n/react';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  operatorContext,
  pageDataContext,
  serverDataContext,
  type ClosedModals,
  type PageData,
  type ServerData,
  type RouteOverrides,
} from '@baize/page';
import type { Operator } from '@baize/page/operator';
import { getRouteOverrides } from '../routes/route-overrides.ts';
import { applyRouteOverrides } from '../routes/apply-route-overrides.ts';

/** Renders one address: a document, or the data of a client navigation. */
export type RenderPage = (
  request: Request,
  facts: { page: PageData; server: ServerData },
) => Promise<Response>;

/**
 * The server side of a brand's app. It is built into the app's server bundle, because routes and
 * handler must share one copy of the request contexts. What the brand writes about its house stays on
 * this side: a page gets the finished document.
 */
export function createPageRenderer(build: unknown, house: Operator): RenderPage {
  if (!isServerBuild(build)) throw new Error('This is not a server build.');
  const defaultHandler = createRequestHandler(build, import.meta.env.MODE);
  return async (request, facts) => {
    const settings = { ...facts.page.settings, brandName: facts.page.settings.brandName ?? house.name };
    const edits = getRouteOverrides({ settings, path: new URL(request.url).pathname, routes: build.routes });
    const edited = edits.at.length > 0 || edits.gone.length > 0;
    const context = new RouterContextProvider();
    const closedModals = getClosedModals(facts);
    context.set(pageDataContext, {
      ...facts.page,
      settings,
      routes: edited ? edits : null,
      ...(closedModals && { closedModals }),
    });
    context.set(serverDataContext, facts.server);
    context.set(operatorContext, house);
    const handle = edited
      ? createRequestHandler(buildWithOverrides(build, edits), import.meta.env.MODE)
      : defaultHandler;
    return handle(request, context);
  };
}

/** What the domain closes to everybody, each modal with its reason in the page's language (MIR-04). */
function getClosedModals({ page, server }: { page: PageData; server: ServerData }): ClosedModals | null {
  const { closed, messages } = server;
  if (closed.length === 0) return null;
  const i18n = createI18n({ locale: page.locale, messages });
  const registration = i18n._(registrationRefusedMessages.malformed);
  return {
    ...(closed.includes('login') && { login: i18n._(closedDomainMessages.loginOff) }),
    ...(closed.includes('registration') && { 'sign-up': registration, 'linked-signup': registration }),
  };
}

/** The app with the routes that the settings make of its own. */
function buildWithOverrides(build: ServerBuild, edits: RouteOverrides): ServerBuild {
  const { assets } = build;
  return {
    ...build,
    routes: applyRouteOverrides(build.routes, edits),
    assets: { ...assets, routes: applyRouteOverrides(assets.routes, edits) },
  };
}

/** The virtual module's own type does not fit under exact optional properties, so it is checked instead. */
function isServerBuild(build: unknown): build is ServerBuild {
  return typeof build === 'object' && build !== null && 'routes' in build && 'entry' in build;
}

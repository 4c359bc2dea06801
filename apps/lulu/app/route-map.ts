import { defaultRouteMap } from '@baize/composition/route-map';
import type { RouteMap } from '@baize/vite-config/routes';

/** Which page stands where on this brand's site; what differs from the default comes behind it, by its path. */
export const routeMap = { ...defaultRouteMap } satisfies RouteMap;

import { brandRoutes } from '@baize/vite-config/routes';
import { routeMap } from './route-map.ts';

export default brandRoutes(import.meta.url, routeMap);

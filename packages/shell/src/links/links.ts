export { PageLink, PathLink } from './page-link.tsx';
export { useBackTarget } from './use-back-target.ts';
export {
  useLocalizedPath,
  usePageHref,
  usePageTarget,
  useVariant,
  type PageTarget,
} from './use-page-href.ts';
export { useAppPath } from '../routes/use-app-path.ts';
export { usePagePath } from '../routes/use-page-path.ts';

export { PageLink, PathLink } from './page-link.tsx';
export { useBackTarget } from './use-back-target.ts';
export {
  useLocalizedPath,
  usePageHref,
  usePageTarget,
  useVariant,
  type PageTarget,
} from './use-page-href.ts';
export { useAppPath, usePagePath } from '../routes/use-page-path.ts';

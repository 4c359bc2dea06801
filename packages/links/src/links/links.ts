export { InAppLink } from './in-app-link.tsx';
export { ModalLink } from './modal-link.tsx';
export { PageLink, TargetLink, PathLink } from './page-link.tsx';
export {
  useLocalizedPath,
  usePageHref,
  usePageTarget,
  useVariant,
  type PageTarget,
} from './use-page-href.ts';
export { useAppPath } from './use-app-path.ts';
export { usePagePath } from './use-page-path.ts';

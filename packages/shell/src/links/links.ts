export { PageLink, PathLink } from './page-link.tsx';
export { useLocalizedPath, usePageHref, usePageTarget, type PageTarget } from './use-page-href.ts';

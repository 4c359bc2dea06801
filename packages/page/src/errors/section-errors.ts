export { SectionErrorBoundary } from './section-error-boundary.tsx';
export { SectionLoadError } from './section-load-error.tsx';

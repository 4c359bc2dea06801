import type { Plugin } from 'vite';

/**
 * Parts of React Router that this product never switches on, as the router sees them when they are off: the
 * discovery of routes while the visitor walks (every page carries its brand's whole map), the
 * instrumentation of each navigation, what errors of server components carry, and the pages for apps without an error
 * page or a layout of their own. What is thrown beyond our own error page still says so. The names are those the router imports; a build in which one is
 * missing fails.
 */
const UNUSED: readonly { file: RegExp; code: string }[] = [
  {
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    code: `const nothing = () => undefined;
export const isFogOfWarEnabled = () => false;
export {
  nothing as getManifestPath,
  nothing as getPartialManifest,
  nothing as getPathsWithAncestors,
  nothing as handleClientVersionMismatch,
  nothing as getPatchRoutesOnNavigationFunction,
  nothing as useFogOFWarDiscovery,
};`,
  },
  {
    file: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    code: `const nothing = () => undefined;
export {
  nothing as consumeInstrumentationClientResultMetaReceiver,
  nothing as getRouteInstrumentationUpdates,
  nothing as instrumentHandler,
  nothing as instrumentationResultMetaContext,
};
export const instrumentClientSideRouter = (router) => router;`,
  },
  {
    file: /\/react-router\/dist\/production\/lib\/errors\.js$/,
    code: `const nothing = () => undefined;
export { nothing as decodeRedirectErrorDigest, nothing as decodeRouteErrorResponseDigest };`,
  },
  {
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fallback\.js$/,
    code: 'export const RemixRootDefaultHydrateFallback = () => null;',
  },
  {
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/,
    code: `import { Component, createElement } from 'react';
export function BoundaryShell({ isOutsideRemixApp, children }) {
  return isOutsideRemixApp ? createElement('html', null, createElement('body', null, children)) : children;
}
export function RemixRootDefaultErrorBoundary({ error, isOutsideRemixApp }) {
  console.error(error);
  return createElement(BoundaryShell, { isOutsideRemixApp }, createElement('h1', null, 'Application Error'));
}
export class RemixErrorBoundary extends Component {
  constructor(props) {
    super(props);
    this.state = { error: props.error || null, location: props.location };
  }
  static getDerivedStateFromError(error) {
    return { error };
  }
  static getDerivedStateFromProps(props, state) {
    return state.location === props.location
      ? { error: props.error || state.error, location: state.location }
      : { error: props.error || null, location: props.location };
  }
  render() {
    return this.state.error
      ? createElement(RemixRootDefaultErrorBoundary, { error: this.state.error, isOutsideRemixApp: true })
      : this.props.children;
  }
}`,
  },
];

/** Leaves out of the browser's code what is switched off; some 4 kB of the first view. */
export function leanRouter(): Plugin {
  const left = new Set(UNUSED);
  return {
    name: 'baize:lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: UNUSED.map(({ file }) => file) },
      handler(id) {
        const part = UNUSED.find(({ file }) => file.test(id));
        if (!part) return null;
        left.delete(part);
        return part.code;
      },
    },
    buildEnd(failure) {
      if (!failure && left.size > 0)
        this.error('React Router keeps its unused parts elsewhere now: see lean-router.ts.');
    },
  };
}

import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router';
import type { RouteFile } from '@baize/page/build-manifest';
import { SHOW_FONTS_SCRIPT } from './deferred-fonts.ts';
import { useRenderContext } from './render-context.ts';

/** The scripts of a page: as the server wrote them, or while developing as React Router would. */
export function PageScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  if (import.meta.env.SSR) return <ServerScripts />;
  // The browser keeps what the server sent.
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** What streams after the document is written only where React Router knows of scripts. */
function markScriptsRendered(meta: { didRenderScripts?: boolean } | undefined): void {
  if (meta) meta.didRenderScripts = true;
}

/**
 * What React Router's `Scripts` writes, but for the files: its own names each route module's file, which in a build by waves
 * only passes on a few names of the wave's file. Here the page names the waves alone.
 */
function ServerScripts() {
  const framework = useContext(FrameworkContext);
  const { routeFiles } = useRenderContext().code;
  const ids = useMatches().map(({ id }) => id);
  if (!framework) throw new Error('Scripts of a page are written inside the server router.');
  const { manifest, serverHandoffString, renderMeta } = framework;
  markScriptsRendered(renderMeta);
  const fileOf = (module: string): RouteFile => {
    const file = routeFiles[module];
    if (!file) throw new Error(`The build names no wave for ${module}.`);
    return file;
  };
  const routes = ids.flatMap((id) => {
    const route = manifest.routes[id];
    return route ? [{ id, imports: route.imports ?? [], ...fileOf(route.module) }] : [];
  });
  const entry = fileOf(manifest.entry.module);
  const waves = [...new Set([entry.file, ...routes.map(({ file }) => file)])];
  const first = new Set([...waves, manifest.url, ...manifest.entry.imports]);
  const shared = new Set(routes.flatMap(({ imports }) => imports.filter((file) => !first.has(file))));
  const nameOf = (file: string) => `w${waves.indexOf(file)}`;
  const modules = routes.map(
    ({ id, file, names }) =>
      `${JSON.stringify(id)}:{${Object.entries(names)
        .map(([outer, inner]) => `${outer}:${nameOf(file)}.${inner}`)
        .join()}}`,
  );
  const context =
    `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = ` +
    'new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}})' +
    '.pipeThrough(new TextEncoderStream());';
  const start =
    `import "${manifest.url}";${waves.map((file) => `import * as ${nameOf(file)} from "${file}";`).join('')}` +
    `window.__reactRouterRouteModules={${modules.join()}};${SHOW_FONTS_SCRIPT}${nameOf(entry.file)}.${entry.names['startBrowser']}()`;
  const html = `<script>${context}</script><script type="module" async>${start}</script>`;
  return (
    <>
      {/* React puts these into the head: a slow phone comes to the end of the page 200 ms later. */}
      {[...first].map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      {/* A player's reads go before them. */}
      {[...shared].map((file) => (
        <link key={file} rel="modulepreload" fetchPriority="low" href={file} />
      ))}
      {/* Names of the build, and loader data as React Router writes it: no sign of it can end the script. */}
      <div hidden dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

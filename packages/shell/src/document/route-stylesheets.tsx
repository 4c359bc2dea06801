import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { useRenderContext } from './render-context.ts';

/**
 * The sheets of the routes on screen, beyond the first view's. The server writes their texts into the
 * page, so that the first paint waits for nothing; for a page that comes later the browser fetches the
 * file before it shows the page (React holds a commit back until its sheets are there).
 */
export function RouteStylesheets() {
  const { sheets } = useRenderContext();
  const routes = useContext(FrameworkContext)?.manifest.routes;
  // The build marks sheets that dialogs share by a `#`.
  const addresses = useMatches().flatMap(({ id }) =>
    (routes?.[id]?.css ?? []).map((address) => address.replace('#', '')),
  );
  return [...new Set(addresses)].map((address) => {
    const text = sheets[address];
    return text === undefined ? (
      <link key={address} rel="stylesheet" href={address} precedence="route" />
    ) : (
      <style key={address} href={address} precedence="route">
        {text}
      </style>
    );
  });
}

import { createI18n } from '@baize/i18n/react';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { pageDataContext, serverDataContext } from '@baize/page';
import { RenderContextProvider } from './render-context.ts';

/**
 * Renders a whole page. It waits for everything: the host caches the finished text and hashes its
 * inline scripts, so a stream would gain nothing.
 */
export async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageDataContext);
  const server = loadContext.get(serverDataContext);
  if (!page || !server) throw new Error('The host must hand over the page facts before rendering.');
  const { locale } = page;
  const i18n = createI18n({ locale, messages: server.messages });
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <RenderContextProvider
      value={{
        messagesFor: () => ({ locale, i18n }),
        sheet: server.sheet,
        sheets: server.sheets,
        code: server.code,
      }}
    >
      <ServerRouter context={entry} url={request.url} />
    </RenderContextProvider>,
    {
      signal: request.signal,
      // Parts stand where they belong, however large: none waits for a script to be put there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(problem) {
        failures.push(problem);
      },
    },
  );
  await stream.allReady;
  if (failures.length > 0) throw new Error('The page could not be rendered.', { cause: failures[0] });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** A page that does not exist is an answer, not a fault. */
export function handleError(problem: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  if (typeof problem === 'object' && problem !== null && 'status' in problem && problem.status === 404)
    return;
  console.error('render failed', new URL(request.url).pathname, problem);
}

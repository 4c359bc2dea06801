import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A platform for the tests of the host: real HTTP, answers by path. */
export async function fakePlatform(answers: Record<string, Handler>): Promise<{
  url: string;
  requests: IncomingMessage[];
  close(): Promise<void>;
}> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const path = (request.url ?? '').split('?')[0] ?? '';
    const answer = answers[path];
    if (answer) answer(request, response);
    else jsonResponse({ success: false, message: 'Not found' }, 404)(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The platform does not listen.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise((done, fail) => {
        server.closeAllConnections();
        server.close((failure) => (failure ? fail(failure) : done()));
      }),
  };
}

export function jsonResponse(body: unknown, status = 200): Handler {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

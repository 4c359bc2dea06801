import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A platform for the tests of the host: real HTTP, answers by path. */
export async function fakePlatform(answers: Record<string, Answer>): Promise<{
  url: string;
  asked: IncomingMessage[];
  close(): Promise<void>;
}> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const path = (request.url ?? '').split('?')[0] ?? '';
    const answer = answers[path];
    if (answer) answer(request, response);
    else json({ success: false, message: 'Not found' }, 404)(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The platform does not listen.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((done, fail) => {
        server.closeAllConnections();
        server.close((failure) => (failure ? fail(failure) : done()));
      }),
  };
}

export function json(body: unknown, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { createClient, type ApiClient, type ClientPorts } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** One request as the test's platform heard it. */
export type ReceivedRequest = {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: unknown;
};

type Reply = (heard: ReceivedRequest, response: ServerResponse) => void;

/** A real server on a port of its own, that answers as the test says and remembers what it was asked. */
export async function startPlatform(reply: Reply) {
  const heard: ReceivedRequest[] = [];
  let current = reply;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      const entry = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://platform.test'),
        headers: request.headers,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      };
      heard.push(entry);
      current(entry, response);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the platform has no port');
  return {
    baseUrl: `http://127.0.0.1:${String(address.port)}`,
    heard,
    replyWith(next: Reply) {
      current = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}

/** Answers with JSON. */
export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** A client with a token, and records of what it told its ports. */
export function startClient(ports: Partial<ClientPorts> & { baseUrl: string }): {
  client: ApiClient;
  problems: Diagnostic[];
  ended: string[];
  dates: string[];
} {
  const problems: Diagnostic[] = [];
  const ended: string[] = [];
  const dates: string[] = [];
  const client = createClient({
    locale: () => 'en',
    token: () => 'player-token',
    onServerDate: (date) => dates.push(date),
    onSessionEnded: (reason) => ended.push(reason),
    report: (problem) => problems.push(problem),
    ...ports,
  });
  return { client, problems, ended, dates };
}

/** A platform for one test, closed when the test is over. */
export async function openPlatform(reply: Reply) {
  const platform = await startPlatform(reply);
  onTestFinished(platform.close);
  return platform;
}

/** The typed failure of a call that must not succeed. */
export async function captureFailure(answer: Promise<unknown>): Promise<ApiFailure> {
  const failure: unknown = await answer.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (failure instanceof ApiFailure) return failure;
  throw new Error('expected an ApiFailure', { cause: failure });
}

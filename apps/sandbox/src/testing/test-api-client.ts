import { randomUUID } from 'node:crypto';
import { createClient, type ApiClient } from '@baize/api/client';
import { ApiFailure } from '@baize/api/failure';
import type { Diagnostic } from '@baize/api/diagnostic';

/** One answer as it came over the wire. */
export type RawResponse = { status: number; date: string | null; text: string };

export type TestApiClient = {
  client: ApiClient;
  /** What of the answers could not be taken as it stood. */
  problems: Diagnostic[];
  /** How often the client heard that its session is over. */
  ended: string[];
  responses: RawResponse[];
};

/** The product's own client at a sandbox, as the house's host sends it; null is a visitor without a token. */
export function createTestApiClient(url: string, token: string | null = null): TestApiClient {
  const problems: Diagnostic[] = [];
  const ended: string[] = [];
  const responses: RawResponse[] = [];
  const client = createClient({
    baseUrl: url,
    locale: () => 'en',
    token: () => token,
    onServerDate: () => undefined,
    onSessionEnded: (reason) => ended.push(reason),
    report: (problem) => problems.push(problem),
    systemToken: 'sandbox-curacao',
    fetch: async (address, init) => {
      const sent = new Headers(init?.headers);
      // As the product's own actions do: each sending has a key.
      if (!sent.has('idempotency-key')) sent.set('idempotency-key', randomUUID());
      // As every page of the brand's own site does.
      sent.set('origin', 'http://127.0.0.1:4100');
      const response = await fetch(address, { ...init, headers: sent });
      const { status, headers } = response;
      responses.push({ status, date: headers.get('date'), text: await response.clone().text() });
      return response;
    },
  });
  return { client, problems, ended, responses };
}

/** The typed failure a sending ended in; a success fails the test. */
export async function catchFailure(sending: Promise<unknown>): Promise<ApiFailure> {
  try {
    await sending;
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure;
    throw failure;
  }
  throw new Error('the call was answered, though it had to be refused');
}

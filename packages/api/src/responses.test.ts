import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiFailure } from './failure.ts';
import { FIXTURES } from './fixtures.ts';
import { mutatedResponse } from './testing/mutated-responses.ts';
import { startClient, startPlatform } from './testing/platform.ts';

let text = '';
let status = 200;
let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeAll(async () => {
  platform = await startPlatform((_, response) => response.writeHead(status).end(text));
});

afterAll(() => platform.close());

const named = FIXTURES.map((sample) => [sample.endpoint.name, sample] as const);

function answerWith(data: unknown) {
  status = 200;
  text = JSON.stringify({ success: true, data });
}

test.each(named)(
  'an everyday, a sparing and a full answer to %s are each read without a complaint',
  async (_name, { endpoint, request, typicalResponse, minimalResponse, maximalResponse }) => {
    const { client, problems } = startClient({ baseUrl: platform.baseUrl });
    for (const answer of [typicalResponse, minimalResponse, maximalResponse]) {
      answerWith(answer);
      expect(await client.send(endpoint, request)).toBeDefined();
    }
    expect(problems).toEqual([]);
  },
);

test.each(named)(
  'whatever the platform answers to %s, it is a value or one typed failure [HTTP-02] [HTTP-04]',
  { timeout: 60_000 },
  async (_name, { endpoint, request, maximalResponse }) => {
    const { client } = startClient({ baseUrl: platform.baseUrl });
    await fc.assert(
      fc.asyncProperty(
        mutatedResponse({ success: true, data: maximalResponse }),
        fc.constantFrom(200, 200, 200, 422, 500),
        async (answer, code) => {
          text = answer;
          status = code;
          const outcome: unknown = await client.send(endpoint, request).catch((failure: unknown) => failure);
          expect(outcome instanceof Error ? outcome : null).toSatisfy(
            (failure) => failure === null || failure instanceof ApiFailure,
          );
        },
      ),
      { numRuns: 60 },
    );
  },
);

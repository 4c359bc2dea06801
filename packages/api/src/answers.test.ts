import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiFailure } from './failure.ts';
import { SAMPLES } from './samples.ts';
import { mutated } from './testing/mutated-answers.ts';
import { startClient, startPlatform } from './testing/platform.ts';

let text = '';
let status = 200;
let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeAll(async () => {
  platform = await startPlatform((_, response) => response.writeHead(status).end(text));
});

afterAll(() => platform.close());

const named = SAMPLES.map((sample) => [sample.call.name, sample] as const);

function answerWith(data: unknown) {
  status = 200;
  text = JSON.stringify({ success: true, data });
}

test.each(named)(
  'an everyday, a sparing and a full answer to %s are each read without a complaint',
  async (_name, { call, ask, happy, minimal, maximal }) => {
    const { client, problems } = startClient({ baseUrl: platform.baseUrl });
    for (const answer of [happy, minimal, maximal]) {
      answerWith(answer);
      expect(await client.send(call, ask)).toBeDefined();
    }
    expect(problems).toEqual([]);
  },
);

test.each(named)(
  'whatever the platform answers to %s, it is a value or one typed failure [HTTP-02] [HTTP-04]',
  { timeout: 60_000 },
  async (_name, { call, ask, maximal }) => {
    const { client } = startClient({ baseUrl: platform.baseUrl });
    await fc.assert(
      fc.asyncProperty(
        mutated({ success: true, data: maximal }),
        fc.constantFrom(200, 200, 200, 422, 500),
        async (answer, code) => {
          text = answer;
          status = code;
          const outcome: unknown = await client.send(call, ask).catch((failure: unknown) => failure);
          expect(outcome instanceof Error ? outcome : null).toSatisfy(
            (failure) => failure === null || failure instanceof ApiFailure,
          );
        },
      ),
      { numRuns: 60 },
    );
  },
);

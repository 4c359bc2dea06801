import type { Call } from '@baize/api/call';
import { generalText } from '../http/general-text.ts';
import type { CallNote, RefusalNote } from './call-note.ts';
import type { Examples } from './operation.ts';

export type RefusalResponse = {
  description: string;
  headers?: Readonly<Record<string, { $ref: string }>>;
  content: { 'application/json': { schema: { $ref: string }; examples: Examples } };
  'x-codes'?: readonly { code: string | null; when: string }[];
};

type Said = readonly [status: number, code: string | null, when: string];

const EVERYBODY = [
  [500, null, 'A fault of the platform; nothing of it is told'],
  [503, null, 'The platform is being worked on'],
] as const satisfies readonly Said[];

/** How a call may say no, status by status. */
export function refusalsOf(call: Call, { refuses = [] }: CallNote): Record<string, RefusalResponse> {
  const isAsked = Object.keys(call.asks).length > 0 || call.sentOnce;
  const all: readonly Said[] = [
    ...(isAsked ? [[400, null, 'What was asked is not of the form; errors names each field'] as const] : []),
    ...(call.auth === 'none'
      ? []
      : [[403, 'SESSION_ENDED', 'The session ended, or none was given where one is needed'] as const]),
    ...orderly(refuses),
    ...EVERYBODY,
  ];
  const statuses = [...new Set(all.map(([status]) => status))];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      responseOf(
        status,
        all.filter(([one]) => one === status),
      ),
    ]),
  );
}

function orderly(refuses: readonly RefusalNote[]): readonly RefusalNote[] {
  return refuses.toSorted(([left], [right]) => left - right);
}

function responseOf(status: number, said: readonly Said[]): RefusalResponse {
  return {
    description: generalText(status),
    ...(status === 429 ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {}),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        examples: Object.fromEntries(
          said.map(([, code, when]) => [code ?? 'plain', { summary: when, value: bodyOf(status, code) }]),
        ),
      },
    },
    'x-codes': said.map(([, code, when]) => ({ code, when })),
  };
}

function bodyOf(status: number, code: string | null) {
  return {
    success: false,
    message: generalText(status),
    ...(code === null ? {} : { code }),
    ...(status === 400 ? { errors: { amount: 'form.validation.invalid.required' } } : {}),
  };
}

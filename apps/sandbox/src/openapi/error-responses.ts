import type { Endpoint } from '@baize/api/endpoint';
import { getDefaultMessage } from '../errors/default-message.ts';
import type { EndpointNote, ErrorNote } from './endpoint-note.ts';
import type { Examples } from './operation.ts';

export type ErrorResponse = {
  description: string;
  headers?: Readonly<Record<string, { $ref: string }>>;
  content: { 'application/json': { schema: { $ref: string }; examples: Examples } };
  'x-codes'?: readonly { code: string | null; when: string }[];
};

type ErrorCase = readonly [status: number, code: string | null, when: string];

const COMMON_ERRORS = [
  [500, null, 'A fault of the platform; nothing of it is told'],
  [503, null, 'The platform is being worked on'],
] as const satisfies readonly ErrorCase[];

/** How a call may say no, status by status. */
export function toErrorResponses(
  call: Endpoint,
  { errors = [] }: EndpointNote,
): Record<string, ErrorResponse> {
  const isAsked = Object.keys(call.request).length > 0 || call.requiresIdempotencyKey;
  const all: readonly ErrorCase[] = [
    ...(isAsked ? [[400, null, 'What was asked is not of the form; errors names each field'] as const] : []),
    ...(call.auth === 'none'
      ? []
      : [[403, 'SESSION_ENDED', 'The session ended, or none was given where one is needed'] as const]),
    ...sortErrors(errors),
    ...COMMON_ERRORS,
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

function sortErrors(refuses: readonly ErrorNote[]): readonly ErrorNote[] {
  return refuses.toSorted(([left], [right]) => left - right);
}

function responseOf(status: number, said: readonly ErrorCase[]): ErrorResponse {
  return {
    description: getDefaultMessage(status),
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
    message: getDefaultMessage(status),
    ...(code === null ? {} : { code }),
    ...(status === 400 ? { errors: { amount: 'form.validation.invalid.required' } } : {}),
  };
}

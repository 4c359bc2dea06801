export type RefusalDetails = Readonly<Record<string, string | number>>;

/** An answer other than 200 that the contract foresees; it reaches the caller in the envelope. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the words leave a place for: `min` and `max` of an amount, `until` when a rule stops to refuse. */
  readonly details: RefusalDetails | undefined;
  /** The number to give to support, beside UNIFIED_ERROR. */
  readonly reference: string | undefined;

  constructor(
    status: number,
    message: string,
    more: {
      code?: string;
      fields?: Record<string, string>;
      retryAfterSeconds?: number;
      details?: RefusalDetails | undefined;
      reference?: string | undefined;
    } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = more.code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.details = more.details;
    this.reference = more.reference;
  }
}

/** Thrown once the work is done and nobody is to hear of it: the connection ends without an answer. */
export class AnswerLost extends Error {}

export function sessionEnded(): Refusal {
  return new Refusal(403, 'The session has ended, please log in again', { code: 'SESSION_ENDED' });
}

export function badInput(fields: Record<string, string>): Refusal {
  return new Refusal(400, 'Please check fields with errors', { fields });
}

export function ruleRefused(code: string, message: string, details?: RefusalDetails): Refusal {
  return new Refusal(422, message, { code, details });
}

export function notFound(message = 'Not found'): Refusal {
  return new Refusal(404, message);
}

export function alreadyDone(code: string, message: string): Refusal {
  return new Refusal(409, message, { code });
}

export function tryLater(retryAfterSeconds: number): Refusal {
  return new Refusal(429, 'Try again later', { retryAfterSeconds });
}

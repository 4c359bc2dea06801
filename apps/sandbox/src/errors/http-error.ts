export type ErrorDetails = Readonly<Record<string, string | number>>;

/** An answer other than 200 that the contract foresees; it reaches the caller in the envelope. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the words leave a place for: `min` and `max` of an amount, `until` when a rule stops to refuse. */
  readonly details: ErrorDetails | undefined;
  /** The number to give to support, beside UNIFIED_ERROR. */
  readonly reference: string | undefined;

  constructor(
    status: number,
    message: string,
    more: {
      code?: string;
      fields?: Record<string, string>;
      retryAfterSeconds?: number;
      details?: ErrorDetails | undefined;
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
export class ResponseDropped extends Error {}

export function sessionEndedError(): HttpError {
  return new HttpError(403, 'The session has ended, please log in again', { code: 'SESSION_ENDED' });
}

export function validationError(fields: Record<string, string>): HttpError {
  return new HttpError(400, 'Please check fields with errors', { fields });
}

export function ruleError(code: string, message: string, details?: ErrorDetails): HttpError {
  return new HttpError(422, message, { code, details });
}

export function notFoundError(message = 'Not found'): HttpError {
  return new HttpError(404, message);
}

export function conflictError(code: string, message: string): HttpError {
  return new HttpError(409, message, { code });
}

export function tooManyRequestsError(retryAfterSeconds: number): HttpError {
  return new HttpError(429, 'Try again later', { retryAfterSeconds });
}

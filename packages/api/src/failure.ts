/**
 * Why a call gave no answer.
 *
 * - `offline`: no connection, or it broke; the platform may or may not have heard.
 * - `timed-out`: no whole answer within 15 s; the platform may have done the work.
 * - `session-ended`: the platform's own 403, or a call that needs a player while nobody is signed in.
 * - `refused`: the platform understood and said no; `code`, `message` and `fieldErrors` say why.
 * - `unreadable`: something answered, but not in the platform's words.
 * - `server`: 5xx.
 */
export type FailureKind = 'offline' | 'timed-out' | 'session-ended' | 'refused' | 'unreadable' | 'server';

/** What is known of a failed call. */
export type ApiFailureInit = {
  kind: FailureKind;
  path: string;
  status?: number;
  message?: string;
  code?: string | null;
  body?: unknown;
  fieldErrors?: Readonly<Record<string, string>>;
  reference?: string | null;
  details?: Readonly<Record<string, string | number>>;
  retryAfterMs?: number | null;
  cause?: unknown;
};

/**
 * The one error a call rejects with (HTTP-02). It shows nothing and redirects nothing.
 *
 * `status` is 0 when nothing answered; `message` holds the platform's words or is empty; `body` the parsed answer, its
 * text, or null; `fieldErrors` a message key per field; `details` what those words leave a place for (`min`, `max`, `until`); `retryAfterMs` how long a 429 or 503 asks to wait.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: FailureKind;
  readonly status: number;
  readonly path: string;
  readonly code: string | null;
  readonly body: unknown;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly reference: string | null;
  readonly details: Readonly<Record<string, string | number>>;
  readonly retryAfterMs: number | null;

  constructor(facts: ApiFailureInit) {
    super(facts.message ?? '', facts.cause === undefined ? undefined : { cause: facts.cause });
    this.kind = facts.kind;
    this.status = facts.status ?? 0;
    this.path = facts.path;
    this.code = facts.code ?? null;
    this.body = facts.body ?? null;
    this.fieldErrors = facts.fieldErrors ?? {};
    this.reference = facts.reference ?? null;
    this.details = facts.details ?? {};
    this.retryAfterMs = facts.retryAfterMs ?? null;
  }

  /** Whether the platform may have done the work all the same: it did not say no, its answer was lost. */
  get isUnheard(): boolean {
    return this.kind !== 'refused' && this.kind !== 'session-ended';
  }

  /** One line for a log; the body stays out of it. */
  override toString(): string {
    const words = this.message === '' ? '' : `: ${this.message}`;
    return `ApiFailure ${this.kind} (${String(this.status)}) at ${this.path}${words}`;
  }
}

import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** A phone's clock may be one step behind or ahead. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;
const APP_CODE = /^\d{6}$/;

/** A new secret for an authenticator app, in base32: as long as its SHA-1, as RFC 4226 recommends. */
export function createSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

// otpauth: MIT, kept up, on audited hashes; it compares in constant time, and journeys compute their codes by it as well.
function totpOf(secret: string, label = '', issuer = ''): TOTP {
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });
}

/** The `otpauth:` address an app reads the secret from, under the brand's and the player's name. */
export function createUri({ secret, label, issuer }: Record<'secret' | 'label' | 'issuer', string>): string {
  return totpOf(secret, label, issuer).toString();
}

/** Whether a text could be an app's code at all: six digits. */
export function isAppCode(text: string): boolean {
  return APP_CODE.test(text);
}

/**
 * Finds the half minute (RFC 6238's T) that a code of six digits belongs to, the present one or one beside it by the
 * platform's clock; null for a wrong code.
 */
export function findStep({
  secret,
  code,
  now,
}: {
  secret: string;
  code: string;
  now: number;
}): number | null {
  // otpauth throws for a text of six units that takes more than six bytes.
  if (!isAppCode(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? null : stepAt(now) + delta;
}

/**
 * Whether the code of a step was taken before: none is taken that is not newer than the last one. A last one ahead of the
 * clock was taken before a tester moved the clock back.
 */
export function isStepUsed(
  step: number,
  { lastStep, now }: { lastStep: number | null; now: number },
): boolean {
  return lastStep !== null && lastStep <= stepAt(now) + DRIFT_STEPS && step <= lastStep;
}

function stepAt(now: number): number {
  return Math.floor(now / 1000 / STEP_SECONDS);
}

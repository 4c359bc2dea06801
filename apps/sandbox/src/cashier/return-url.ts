import type { RawSettings } from '../settings/brand-settings.ts';
import { validationError } from '../errors/http-error.ts';

const LOOPBACK = /^(localhost|(?:[a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Where the provider may send a player back to: a page of the brand itself, on its own origin, one of its mirrors, or
 * this machine. A path alone is a page of the brand's own origin. Anything else is refused, 400: whoever could name
 * any address could send players anywhere in the casino's name.
 */
export function parseReturnUrl(text: string, settings: RawSettings): string {
  const home = originOf(settings['casinoOrigin']);
  const url = parsed(text, home);
  if (!url || !isWeb(url) || url.username !== '' || url.password !== '') throw invalidReturnUrlError();
  const ours = [home, ...mirrorOrigins(settings['mirrorDomain'])];
  if (!ours.includes(url.origin) && !LOOPBACK.test(url.hostname)) throw invalidReturnUrlError();
  return url.href;
}

/** The return address with what came of the payment in its query; what it carried before stays. */
export function withResult(returnUrl: string, result: Readonly<Record<string, string>>): string {
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value);
  return url.href;
}

function invalidReturnUrlError() {
  return validationError({ returnUrl: 'form.validation.invalid.format' });
}

function parsed(text: string, home: string | null): URL | null {
  // Backslashes and control characters read differently from browser to browser: no address of ours has them.
  if (/[\\\p{Cc}]/u.test(text)) return null;
  return URL.parse(text, home ?? undefined);
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'https:' || protocol === 'http:';
}

function originOf(address: unknown): string | null {
  const url = typeof address === 'string' ? URL.parse(address) : null;
  return url && isWeb(url) ? url.origin : null;
}

function mirrorOrigins(mirrors: unknown): (string | null)[] {
  if (!Array.isArray(mirrors)) return [];
  return mirrors.map((mirror: unknown) => originOf(Reflect.get(Object(mirror), 'url')));
}

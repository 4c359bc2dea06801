import type { FastifyRequest } from 'fastify';
import { getDeviceName } from './device-name.ts';
import { DEFAULT_BRAND, findBrandByToken, type Brand } from '../settings/brand-settings.ts';

/**
 * Who is at the other end before anybody signs in: the brand's host, and the visitor behind it. `locale` is what they
 * read, `host` the domain of the brand's host they are on, `origin` the page that asks and `device` their browser in plain
 * words, where it tells.
 */
export type ClientInfo = {
  brand: Brand;
  ip: string;
  locale: string;
  /** Null for a call that came over no host of the brand. */
  host: string | null;
  origin: string | null;
  device: string | null;
};

/** What of a request tells who is at its other end. */
export type RequestFacts = Pick<FastifyRequest, 'headers' | 'ip'>;

/** A call without a known system token is answered as the default brand, and its forwarded address is not believed. */
export function getClientInfo(request: RequestFacts, placedIp: string | null): ClientInfo {
  const known = findBrandByToken(singleHeader(request, 'x-system-token'));
  const forwarded = known ? singleHeader(request, 'x-forwarded-for')?.split(',')[0]?.trim() : undefined;
  return {
    brand: known ?? DEFAULT_BRAND,
    ip: placedIp ?? (forwarded || request.ip),
    locale:
      /^[a-z]{2,3}(-[A-Z]{2})?(?=[,;]|$)/.exec(singleHeader(request, 'accept-language') ?? '')?.[0] ?? 'en',
    host: (known ? singleHeader(request, 'x-forwarded-host')?.toLowerCase() : undefined) ?? null,
    origin: singleHeader(request, 'origin') ?? null,
    device: getDeviceName(singleHeader(request, 'user-agent')),
  };
}

/** The bearer token of either authorisation header. */
export function accessTokenOf(request: FastifyRequest): string | undefined {
  for (const name of ['authorization', 'x-authorization']) {
    const bearer = /^Bearer\s+(\S+)$/i.exec(singleHeader(request, name) ?? '')?.[1];
    if (bearer !== undefined) return bearer;
  }
  return undefined;
}

export function singleHeader(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

import { createHash } from 'node:crypto';
import type { TrackingAllowance } from './tracking-source.ts';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/** The fingerprints of everything a finished page runs or styles inline. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Reads a finished page; a script with an address has no text of its own and is left out. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    if (tag.toLowerCase() === 'style') styles.add(hash);
    else if (!/\ssrc\s*=/i.test(attributes)) scripts.add(hash);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Where reCAPTCHA draws its question and asks for its verdict; its code comes by our own code's hand. */
const RECAPTCHA = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
  // Its other name, for networks that hold the first back.
  'https://www.recaptcha.net/recaptcha/',
];

/** Whom a page may speak to besides the platform. */
export interface ThirdParties {
  tracking: TrackingAllowance;
  /** The brand has a site key. */
  recaptcha: boolean;
}

const NO_THIRD_PARTIES: ThirdParties = { tracking: { scripts: [], hosts: [] }, recaptcha: false };

/**
 * The content policy of one page. Scripts run only by fingerprint, and what they load in turn
 * (`strict-dynamic`); so the policy can be cached with the page it belongs to. The platform's tracking
 * scripts have their fingerprints and hosts in every page's policy, because a player walks on from a page
 * without them; where none may run the page does not bring them in.
 *
 * `style-src-attr` is open because hidden inputs of form controls are hidden by style attributes,
 * which a fingerprint cannot name.
 */
export function contentSecurityPolicy(ask: {
  hashes: InlineHashes;
  backendUrl: string;
  pictures: string | null;
  guests?: ThirdParties;
  /** Where a form may lead beside this site: payment providers and banks. */
  formTargets?: readonly string[];
  /** Where games are framed from. */
  games?: readonly string[];
}): string {
  const { tracking, recaptcha } = ask.guests ?? NO_THIRD_PARTIES;
  const question = recaptcha ? RECAPTCHA : [];
  const backend = new URL(ask.backendUrl);
  const socket = `${backend.protocol === 'https:' ? 'wss:' : 'ws:'}//${backend.host}`;
  const pictures = ask.pictures?.startsWith('https:') ? new URL(ask.pictures).origin : '';
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [...new Set([...ask.hashes.scripts, ...tracking.scripts]), "'strict-dynamic'"],
    'style-src': ["'self'", ...ask.hashes.styles],
    'style-src-attr': ["'unsafe-inline'"],
    // `blob:` is what a player is about to send, shown before it leaves.
    'img-src': ["'self'", 'data:', 'blob:', pictures, ...tracking.hosts],
    'font-src': ["'self'"],
    'connect-src': [...new Set(["'self'", backend.origin, socket, ...tracking.hosts, ...question])],
    'frame-src': ["'self'", ...(ask.games ?? []), ...question],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(ask.formTargets ?? [])],
    'frame-ancestors': ["'none'"],
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ');
}

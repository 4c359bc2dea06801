import { createHash } from 'node:crypto';

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

/**
 * The content policy of one page. Scripts run only by fingerprint, and what they load in turn
 * (`strict-dynamic`); so the policy can be cached with the page it belongs to.
 *
 * `style-src-attr` is open because hidden inputs of form controls are hidden by style attributes,
 * which a fingerprint cannot name.
 */
export function contentPolicy(ask: {
  hashes: InlineHashes;
  backendUrl: string;
  pictures: string | null;
}): string {
  const backend = new URL(ask.backendUrl);
  const socket = `${backend.protocol === 'https:' ? 'wss:' : 'ws:'}//${backend.host}`;
  const pictures = ask.pictures?.startsWith('https:') ? new URL(ask.pictures).origin : '';
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [...ask.hashes.scripts, "'strict-dynamic'"],
    'style-src': ["'self'", ...ask.hashes.styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", backend.origin, socket],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ');
}

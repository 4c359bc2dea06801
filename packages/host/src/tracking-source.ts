import { createHash } from 'node:crypto';
import type { ApiClient } from '@baize/api/client';
import { getScripts } from '@baize/api/endpoints/tracking';
import { hostsOf, parseTrackingMarkup } from '@baize/domain/tracking-markup';
import { newScripts, scriptFlags } from '@baize/domain/tracking-scripts';
import type { Log } from './log.ts';

/** A host does not wait longer than this for scripts before it listens. */
const START_TIMEOUT_MS = 2_000;

/** What the policy of a page must let tracking scripts do. */
export interface TrackingAllowance {
  /** Fingerprints of their inline code. */
  scripts: readonly string[];
  /** The hosts they are loaded from or name to be connected to. */
  hosts: readonly string[];
}

/** The platform's tracking scripts as the pages' policy needs them. */
export interface TrackingSource {
  current(): { allowed: TrackingAllowance; version: string };
  stop(): void;
}

/** Every state a visitor can be in: their scripts differ (TRK-01). */
const VIEWERS = [
  { signedIn: false, depositCount: null },
  { signedIn: true, depositCount: 0 },
  { signedIn: true, depositCount: 1 },
] as const;

const NO_ALLOWANCE: TrackingAllowance = { scripts: [], hosts: [] };

/**
 * Reads which tracking scripts the platform has for this brand, at the start and every minute, so that the pages'
 * policy can name their code and their hosts. A failing read keeps what was known and is logged; pages never wait
 * for it.
 */
export async function openTrackingSource({
  client,
  log,
  everyMs,
}: {
  client: ApiClient;
  log: Log;
  /** How long they are believed before they are read again, in ms. */
  everyMs: number;
}): Promise<TrackingSource> {
  let allowed = NO_ALLOWANCE;
  let version = '';
  const said = new Set<string>();
  const say = (line: string): void => {
    if (!said.has(line)) log.warn(line);
    said.add(line);
  };
  const refresh = async (): Promise<void> => {
    try {
      const answers = await Promise.all(
        VIEWERS.map((viewer) => client.send(getScripts, { query: scriptFlags(viewer) })),
      );
      allowed = allowanceFor(answers, say);
      version = createHash('sha256').update(JSON.stringify(allowed)).digest('base64url').slice(0, 12);
    } catch (failure) {
      say(`tracking scripts could not be read, the last known ones stay allowed: ${String(failure)}`);
    }
  };
  await Promise.race([refresh(), new Promise<void>((go) => setTimeout(go, START_TIMEOUT_MS).unref())]);
  const timer = setInterval(() => void refresh(), everyMs);
  timer.unref();
  return { current: () => ({ allowed, version }), stop: () => clearInterval(timer) };
}

function allowanceFor(answers: readonly unknown[], say: (line: string) => void): TrackingAllowance {
  const entries = answers.flatMap((scripts) =>
    newScripts({ scripts, injected: new Set(), consent: 'not-needed' }),
  );
  const pieces = entries.flatMap(({ key, head, bodyStart, bodyEnd }) =>
    [head, bodyStart, bodyEnd].flatMap((html) => {
      const read = parseTrackingMarkup(html ?? '');
      for (const name of read.refused) say(`tracking entry ${key}: <${name}> is not taken into a page`);
      return read.pieces;
    }),
  );
  const code = pieces.flatMap((piece) => (piece.kind === 'code' ? [cspHash(piece.code)] : []));
  return { scripts: [...new Set(code)], hosts: hostsOf(pieces) };
}

function cspHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

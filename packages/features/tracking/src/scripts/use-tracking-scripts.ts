import { getScripts } from '@baize/api/endpoints/tracking';
import {
  newScripts,
  scriptFlags,
  type ScriptEntry,
  type TrackingConsent,
} from '@baize/domain/tracking-scripts';
import { report } from '@baize/page/report';
import { loadRuntime } from '@baize/player/load-runtime';
import { RuntimeContext } from '@baize/player/player-runtime';
import { fullLoadHrefFor, markDocumentTracked, hasTrackingScripts } from '@baize/player/tracked-document';
import { useContext, useEffect, useState } from 'react';
import { createPath, useLocation } from 'react-router';
import { restoreBuiltins } from './builtins.ts';
import { isolateScriptErrors } from './isolate-script-errors.ts';
import { injectEntry } from './inject.ts';
import { useGetFullLoadHref } from './full-load-href.ts';

/** The entries this document has. */
const injected = new Set<string>();

type Viewer = { signedIn: boolean; depositCount: number | null };

/**
 * Brings the platform's tracking scripts into the page: each once, by who is at the screen, where scripts may be, and
 * with the visitor's consent where it is asked for (TRK-01). They are asked for again when the viewer's state changes.
 */
export function useTrackingScripts({ viewer, consent }: { viewer: Viewer; consent: TrackingConsent }): void {
  const lead = useGetFullLoadHref();
  const href = createPath(useLocation());
  const runs = consent !== 'missing' && lead(href) === null;
  useEffect(restoreBuiltins, [href]);
  useEffect(() => {
    // Another language, other addresses.
    if (hasTrackingScripts()) markDocumentTracked(lead);
  }, [lead]);
  const scripts = useScriptEntries({ viewer, runs, href });
  useEffect(() => {
    if (!runs || scripts === null) return;
    const fresh = newScripts({ scripts, injected, consent });
    if (fresh.length === 0) return;
    markDocumentTracked(lead);
    isolateScriptErrors();
    for (const entry of fresh) injected.add(entry.key);
    for (const entry of fresh) void injectEntry(entry, staysHere);
  }, [runs, scripts, consent, lead]);
}

/** Whether this document may still have scripts: it is about to be left where it may not. */
function staysHere(): boolean {
  return fullLoadHrefFor(window.location.pathname + window.location.search) === null;
}

type FetchedScripts = { flags: string; scripts: readonly ScriptEntry[] };

/** The scripts for the viewer as they are now; null until the platform has told. */
function useScriptEntries({ viewer, runs, href }: { viewer: Viewer; runs: boolean; href: string }) {
  const given = useContext(RuntimeContext);
  const { enableAuthUsers, enableDepositors } = scriptFlags(viewer);
  const flags = `${enableAuthUsers} ${enableDepositors}`;
  const [asked, setAsked] = useState<FetchedScripts | null>(null);
  const known = asked?.flags === flags;
  useEffect(() => {
    if (!runs || known) return;
    let current = true;
    const ask = async () => {
      const { api } = given ?? (await loadRuntime());
      const query = {
        ...(enableAuthUsers && { enableAuthUsers }),
        ...(enableDepositors && { enableDepositors }),
      };
      const scripts = await api.send(getScripts, { query });
      if (current) setAsked({ flags, scripts });
    };
    ask().catch((problem: unknown) => report('The tracking scripts could not be asked for.', problem));
    return () => {
      current = false;
    };
    // A failed ask is made again on the next page.
  }, [given, flags, enableAuthUsers, enableDepositors, runs, known, href]);
  return known ? asked.scripts : null;
}

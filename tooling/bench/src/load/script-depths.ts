/** A script, and the files that had to be there before the browser knew of it. */
export interface ScriptRequest {
  url: string;
  initiators: readonly string[];
}

/**
 * How many steps after the HTML the browser comes to know of each script: 1 for what the HTML or one of its inline
 * scripts names, one more than its importer for everything else. A script that a helper asks for, such as Vite's
 * preload, needed every file on the stack.
 */
export function scriptDepths(scripts: readonly ScriptRequest[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  // In the order they were sent: who names a script was there before it.
  for (const { url, initiators } of scripts) {
    if (depths.has(url)) continue;
    depths.set(url, 1 + Math.max(0, ...initiators.map((name) => depths.get(name) ?? 0)));
  }
  return depths;
}

/** The scripts that lead to a deep one, the last first: `play.js < slides.js < first.js`. */
export function getImportChain(
  script: ScriptRequest,
  scripts: readonly ScriptRequest[],
  depths: ReadonlyMap<string, number>,
): string[] {
  const depth = depths.get(script.url) ?? 1;
  const parent = scripts.find(
    (one) => depths.get(one.url) === depth - 1 && script.initiators.includes(one.url),
  );
  return [script.url, ...(parent ? getImportChain(parent, scripts, depths) : [])];
}

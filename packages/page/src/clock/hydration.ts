let hydrating = false;
const waiting = new Set<() => void>();

/** Before React takes over the page that the server drew. */
export function beginHydration(): void {
  hydrating = true;
}

/**
 * Once React has taken it over and run its effects, in a task of its own: what the first render could not know is drawn
 * there, all of it together. In the effects' task it would take a slow phone twice as long without a break.
 */
export function endHydration(): void {
  hydrating = false;
  const due = [...waiting];
  waiting.clear();
  for (const run of due) run();
}

export function isHydrating(): boolean {
  return hydrating;
}

/** Notifies when the page has been taken over, where it is not yet; returns how to stop. */
export function onHydrated(listener: () => void): () => void {
  if (!hydrating) return () => undefined;
  // One listener may wait twice.
  const run = () => listener();
  waiting.add(run);
  return () => void waiting.delete(run);
}

/** Runs once the page has been taken over, at once where it is; returns how to call it off. */
export function afterHydration(run: () => void): () => void {
  if (hydrating) return onHydrated(run);
  run();
  return () => undefined;
}

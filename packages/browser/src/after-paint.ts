const waiting = new Set<() => void>();

/**
 * Runs once the next frame has been painted, so that nobody waits for it; returns what calls it off. Whatever waits for
 * one frame runs in one task: what it changes is drawn together.
 */
export function afterPaint(run: () => void): () => void {
  // A tab that nobody sees paints nothing.
  if (waiting.size === 0 && document.hidden) setTimeout(runWaiting);
  else if (waiting.size === 0) requestAnimationFrame(() => setTimeout(runWaiting));
  const mine = () => run();
  waiting.add(mine);
  return () => void waiting.delete(mine);
}

function runWaiting(): void {
  const due = [...waiting];
  waiting.clear();
  for (const run of due) run();
}

const tails = new Map<string, Promise<void>>();

/** Runs works of one name one after the other within this tab; a failed one does not stop the next. */
export function queueByName<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(name) ?? Promise.resolve();
  const run = before.then(work);
  const tail: Promise<void> = run.then(
    () => removeTail(name, tail),
    () => removeTail(name, tail),
  );
  tails.set(name, tail);
  return run;
}

function removeTail(name: string, tail: Promise<void>): void {
  if (tails.get(name) === tail) tails.delete(name);
}

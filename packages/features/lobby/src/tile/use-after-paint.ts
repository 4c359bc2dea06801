import { afterPaint } from '@baize/browser/after-paint';
import { startTransition, useEffect, useState } from 'react';

/** `value`, but not before what is drawn now has been painted. A deferred value alone may still come before the paint. */
export function useAfterPaint<T>(value: T, first: T): T {
  const [late, setLate] = useState(first);
  useEffect(() => afterPaint(() => startTransition(() => setLate(value))), [value]);
  return late;
}

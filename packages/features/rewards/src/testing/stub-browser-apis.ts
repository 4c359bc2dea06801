import { vi } from 'vitest';

class FakeObserver {
  observe(): void {
    return undefined;
  }
  unobserve(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
}

/** What a carousel asks of a browser and jsdom has none of; undone by `vi.unstubAllGlobals`. */
export function stubBrowserApis(): void {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('ResizeObserver', FakeObserver);
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, addListener: ignore, removeListener: ignore }),
  );
}

function ignore(): void {
  return undefined;
}

import type { GameMessage } from '@baize/api/endpoints/lobby';
import type { ParentMessage } from '../../protocol.ts';
import { config } from './config.ts';

/** Tells the framing page, and no other origin, what happened. */
export function postToParent(message: GameMessage): void {
  if (window.parent === window || config.parentOrigin === '') return;
  window.parent.postMessage(message, config.parentOrigin);
}

let waiting: (() => void)[] = [];
let paused = false;

/** Resolves at once, or when the parent lets the game go on after a reality check. */
export function waitUntilResumed(): Promise<void> {
  if (!paused) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/** Heeds `pause` and `resume` of the parent: `show` is told which holds. */
export function subscribeToParent(show: (paused: boolean) => void): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== config.parentOrigin || source !== window.parent) return;
    const type: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'type') : undefined;
    if (!isParentMessageType(type)) return;
    paused = type === 'pause';
    show(paused);
    if (paused) return;
    const ready = waiting;
    waiting = [];
    for (const go of ready) go();
  });
}

function isParentMessageType(type: unknown): type is ParentMessage['type'] {
  return type === 'pause' || type === 'resume';
}

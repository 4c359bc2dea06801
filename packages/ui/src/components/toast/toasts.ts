/** One message that came and goes. */
export type Toast = {
  id: string;
  /** `danger` stays until it is closed, as does what is `lasting`. */
  tone: 'success' | 'info' | 'warning' | 'danger';
  title: string;
  text?: string | undefined;
  lasting?: boolean | undefined;
  action?: { label: string; onSelect(): void } | undefined;
};

let list: readonly Toast[] = [];
let added = 0;
const listeners = new Set<() => void>();

/**
 * The messages on screen, oldest first; any part of the page may add one without drawing anything.
 * One with an `id` that is already there takes the other's place ("connecting", then "connected").
 */
export const toasts = {
  list: (): readonly Toast[] => list,
  add(toast: Omit<Toast, 'id'> & { id?: string | undefined }): string {
    const id = toast.id ?? nextId();
    setToasts([...list.filter((other) => other.id !== id), { ...toast, id }]);
    return id;
  },
  close(id: string): void {
    setToasts(list.filter((toast) => toast.id !== id));
  },
  clear(): void {
    setToasts([]);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function nextId(): string {
  added += 1;
  return `toast-${added}`;
}

function setToasts(next: readonly Toast[]): void {
  list = next;
  for (const listener of listeners) listener();
}

/** Stores the button that was pressed last in a part of a page whose code is not there yet. */
export interface PendingPress {
  /** Watches a part; `onPress` runs at each press. Returns how to stop. */
  watch(part: HTMLElement, onPress: () => void): () => void;
  /** Stops watching for good, and returns the button that is to be pressed again, null for none. */
  take(): HTMLButtonElement | null;
}

/** React drops presses on what it has not hydrated, so they are made again by hand. Links need no code: the browser follows them. */
export function pendingPress(): PendingPress {
  let pressed: HTMLButtonElement | null = null;
  const watching = new AbortController();
  return {
    watch(part, onPress) {
      const { signal } = watching;
      const press = ({ target }: Event) => {
        const button = target instanceof Element ? target.closest('button') : null;
        if (!button || !part.contains(button)) return;
        pressed?.removeAttribute('data-pressed');
        pressed = button;
        // The answer on the screen until the part can give its own.
        button.setAttribute('data-pressed', '');
        onPress();
      };
      // Before React, which keeps from everybody what it is not ready for.
      if (!signal.aborted) window.addEventListener('click', press, { capture: true, signal });
      return () => window.removeEventListener('click', press, { capture: true });
    },
    take() {
      watching.abort();
      const button = pressed;
      pressed = null;
      button?.removeAttribute('data-pressed');
      return button?.isConnected ? button : null;
    },
  };
}

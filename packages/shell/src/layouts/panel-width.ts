import { storedValue } from '@baize/browser/storage';
import { useEffect, useSyncExternalStore } from 'react';

type PanelWidth = 'wide' | 'narrow';

/** The player's own choice of the panel's width, kept in this browser. */
const panelWidth = storedValue<PanelWidth>({
  key: 'panel-width',
  parse: (raw) => (raw === 'narrow' ? raw : undefined),
  fallback: 'wide',
});

export function setPanelWidth(width: PanelWidth): void {
  panelWidth.set(width);
}

/** The width the player chose; it is put on the document, where the style sheet finds it before the first paint. */
export function usePanelWidth(): PanelWidth {
  const width = useSyncExternalStore<PanelWidth>(panelWidth.subscribe, panelWidth.get, () => 'wide');
  useEffect(() => {
    document.documentElement.dataset['panel'] = panelWidth.get();
  }, [width]);
  return width;
}

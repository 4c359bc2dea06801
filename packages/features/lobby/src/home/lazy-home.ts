import { lazySection } from '@baize/page/lazy-section';

/** The casino's offer on the root page, drawn whole by the server; its code comes when somebody is near it. */
export const LazyHome = lazySection(async () => (await import('./lobby-home.tsx')).LobbyHome);

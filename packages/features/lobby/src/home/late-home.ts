import { latePart } from '@baize/shell/late-part';

/** The casino's offer on the root page, drawn whole by the server; its code comes when somebody is near it. */
export const LateHome = latePart(async () => (await import('./lobby-home.tsx')).LobbyHome);

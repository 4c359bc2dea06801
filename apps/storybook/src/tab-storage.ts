/** The tab's own storage, for what shall outlive a reload of Storybook; null where it is blocked. */
export const tabStorage = openTabStorage();

function openTabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

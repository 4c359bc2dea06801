/**
 * How long this page's document took to arrive, in ms: about what one way to the server and back costs on this line; null
 * while it still arrives, and where the browser does not say.
 */
export function pageAnswerMs(): number | null {
  if (!('getEntriesByType' in performance)) return null;
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation === undefined || !('requestStart' in navigation) || !('responseEnd' in navigation))
    return null;
  const [asked, answered] = [Number(navigation.requestStart), Number(navigation.responseEnd)];
  return answered > asked ? answered - asked : null;
}

import type { Violation } from '../violation.ts';
import { isSource, isTestOrStory, type Workspace, type WorkspacePackage } from '../workspace/workspace.ts';

/** What a brand app may hold of TypeScript (BRD-01): beyond that it says more than what differs. */
const MAX_BRAND_LINES = 150;

/** A brand app that has grown: its lines of TypeScript, but for the route map and tests. */
export async function checkBrandSize(
  { layer, folder, files }: WorkspacePackage,
  { read }: Workspace,
): Promise<Violation[]> {
  if (layer !== 'brand') return [];
  const counted = files.filter(
    (file) => isSource(file) && !isTestOrStory(file) && file !== `${folder}/app/route-map.ts`,
  );
  const texts = await Promise.all(counted.map(read));
  const lines = texts.reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0);
  if (lines <= MAX_BRAND_LINES) return [];
  return [
    {
      file: folder,
      line: 1,
      found: `${lines} lines of TypeScript in a brand app, ${MAX_BRAND_LINES} are its room`,
      fix: 'move what other brands could use into a feature or packages/composition',
    },
  ];
}

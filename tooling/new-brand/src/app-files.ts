import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFavicon } from './art/draw-pictures.ts';
import { paintReward, paintShare } from './art/paint-pictures.ts';
import { brandFolders, listSourceFiles, readAsNewBrand, type BrandPlan } from './brand-plan.ts';
import type { NewFile } from './new-file.ts';
import { heroFile, heroSlidesFile, operatorDetailsFile, operatorFile, readmeFile } from './app-templates.ts';
import { createCatalogueFile } from './first-texts.ts';
import { themeColors } from './theme-colors.ts';

/** What each brand says for itself; every other file of an app is the same but for name and port. */
const OWN =
  /^(?:README\.md|sandbox(?:-texts)?\.json|package\.json|public\/|locales\/|app\/(?:hero|hero-slides|operator|operator-details)\.ts$)/;

/** Returns the files of the app's folder. */
export function createAppFiles(plan: BrandPlan): NewFile[] {
  const { root, request, base, port } = plan;
  const [folder] = brandFolders(request.name);
  const [baseFolder] = brandFolders(base.name);
  const inApp = (path: string, content: string | Buffer): NewFile => ({
    path: `${folder}/${path}`,
    content,
  });
  const files = listSourceFiles(join(root, baseFolder));
  const seeds = { ...request, ground: themeColors(request).surface0 };
  const manifest: Record<string, unknown> = {
    ...(JSON.parse(readAsNewBrand(plan, `${baseFolder}/package.json`)) as Record<string, unknown>),
    version: '0.0.0',
  };
  return [
    ...files
      .filter((file) => !OWN.test(file))
      .map((file) => inApp(file, readAsNewBrand(plan, `${baseFolder}/${file}`))),
    ...files
      .filter((file) => file.startsWith('locales/'))
      .map((file) => {
        const [head = ''] = readFileSync(join(root, baseFolder, file), 'utf8').split('\n\n');
        const locale = file.replace(/^locales\/|\.po$/g, '');
        return inApp(file, createCatalogueFile({ name: request.name, locale, head }));
      }),
    inApp('package.json', `${JSON.stringify(manifest, null, 2)}\n`),
    inApp('sandbox.json', `${JSON.stringify(createSandboxRow(plan), null, 2)}\n`),
    inApp('sandbox-texts.json', '{}\n'),
    inApp('README.md', readmeFile(request, port)),
    inApp('app/hero.ts', heroFile(request)),
    inApp('app/hero-slides.ts', heroSlidesFile(request)),
    inApp('app/operator.ts', operatorFile(request)),
    inApp('app/operator-details.ts', operatorDetailsFile(request)),
    inApp('public/favicon.svg', drawFavicon(request)),
    inApp('public/share.jpg', paintShare(seeds)),
    inApp('public/default-assets/rewards/cashback.png', paintReward(seeds)),
  ];
}

/** What the sandbox says of the brand in the platform's place. */
function createSandboxRow({ request, port }: BrandPlan): Record<string, unknown> {
  return {
    settings: {
      navigationSystem: request.navigation,
      brandName: request.label,
      casinoOrigin: `http://127.0.0.1:${port}`,
    },
  };
}

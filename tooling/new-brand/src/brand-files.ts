import { createAppFiles } from './app-files.ts';
import type { BrandPlan } from './brand-plan.ts';
import { createThemeFiles } from './theme-files.ts';
import type { NewFile } from './new-file.ts';

/** Returns every file of a new brand. Nothing is written. */
export async function createBrandFiles(plan: BrandPlan): Promise<NewFile[]> {
  return [...createAppFiles(plan), ...(await createThemeFiles(plan))];
}

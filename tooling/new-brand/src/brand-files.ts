import { createAppFiles } from './app-files.ts';
import type { BrandFile, BrandPlan } from './brand-plan.ts';
import { createThemeFiles } from './theme-files.ts';

/** Returns every file of a new brand. Nothing is written. */
export async function createBrandFiles(plan: BrandPlan): Promise<BrandFile[]> {
  return [...createAppFiles(plan), ...(await createThemeFiles(plan))];
}

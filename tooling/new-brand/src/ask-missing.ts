import { createInterface } from 'node:readline/promises';
import type { BrandAnswers } from './brand-request.ts';

const QUESTIONS = [
  ['name', 'Name of the folders (north-star)'],
  ['label', 'Name as players read it (North Star)'],
  ['accent', 'Accent colour (#00aaaa)'],
  ['scheme', 'Scheme (dark, light)'],
  ['navigation', 'Navigation (basic, panel)'],
] as const;

/** Asks a person at a terminal for what the command line leaves out. */
export async function askMissing(answers: BrandAnswers): Promise<BrandAnswers> {
  if (!process.stdin.isTTY) return answers;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const all = { ...answers };
  for (const [key, question] of QUESTIONS)
    if (all[key] === undefined) all[key] = (await terminal.question(`${question}: `)).trim();
  terminal.close();
  return all;
}

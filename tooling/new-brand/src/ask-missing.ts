import { createInterface } from 'node:readline/promises';

/** Asks a person at a terminal for what the command line leaves out; `questions` are its names, each with what is asked. */
export async function askMissing<Key extends string>(
  answers: Partial<Record<Key, string | undefined>>,
  questions: Readonly<Partial<Record<Key, string>>>,
): Promise<Partial<Record<Key, string | undefined>>> {
  if (!process.stdin.isTTY) return answers;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const all = { ...answers };
  for (const key in questions)
    if (all[key] === undefined) all[key] = (await terminal.question(`${questions[key]}: `)).trim();
  terminal.close();
  return all;
}

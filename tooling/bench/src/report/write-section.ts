import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));

/** Replaces what stands between a section's two markers in docs/performance.md. */
export async function writeSection(name: string, text: string): Promise<void> {
  await writeFile(PAGE, replaceSection(await readFile(PAGE, 'utf8'), name, text));
}

/** @throws Error when the page has lost a marker. */
export function replaceSection(page: string, name: string, text: string): string {
  const open = `<!-- bench ${name}: written by pnpm bench ${name} -->`;
  const close = `<!-- /bench ${name} -->`;
  const from = page.indexOf(open);
  const to = page.indexOf(close);
  if (from < 0 || to < from) throw new Error(`docs/performance.md has lost its markers: ${open} … ${close}`);
  return `${page.slice(0, from + open.length)}\n\n${text.trim()}\n\n${page.slice(to)}`;
}

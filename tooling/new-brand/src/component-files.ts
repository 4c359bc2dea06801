import type { NewFile } from './new-file.ts';
import { readCommand } from './read-command.ts';

/** A component of `@baize/ui`, with what its docs page says of it (`componentDocs`). */
export interface ComponentRequest {
  name: string;
  /** Goes on from “Use it”. */
  use: string;
  /** Goes on from “Do not use it”. */
  avoid: string;
  /** A sentence of its own. */
  instead: string;
  /** Goes on from “It refuses”. */
  refuses: string;
}

/** What a person wrote, unchecked. */
export type ComponentAnswers = Partial<Record<keyof ComponentRequest, string | undefined>>;

export const COMPONENT_USAGE =
  "pnpm new component <name> --use 'for …' --avoid 'for …' --instead 'Use …' --refuses 'to …'";

const DOCS = ['use', 'avoid', 'instead', 'refuses'] as const;

/**
 * Reads a command line: `component rating --use 'for …' …`.
 *
 * @throws Error for an option there is not.
 */
export function readComponent(args: readonly string[]): ComponentAnswers {
  return readCommand(args, { words: ['name'], options: DOCS });
}

/** Checks what a person wrote; answers the request, or every reason why it is none. `taken` are the package's entries. */
export function checkComponent(
  answers: ComponentAnswers,
  taken: readonly string[],
): { request: ComponentRequest } | { problems: string[] } {
  const { name = '', use = '', avoid = '', instead = '', refuses = '' } = answers;
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    problems.push(
      `name "${name}": write small letters and digits, beginning with a letter, parts joined by one hyphen`,
    );
  else if (taken.includes(name)) problems.push(`name "${name}": @baize/ui has an entry of this name`);
  const request = { name, use, avoid, instead, refuses };
  for (const key of DOCS)
    if (!/\p{L}.*\.$/u.test(request[key]))
      problems.push(`${key} "${request[key]}": write --${key} as a text that ends with a dot`);
  return problems.length > 0 ? { problems } : { request };
}

/** The component's files, from the project's root: its view, its sheet, its stories. */
export function createComponentFiles({ name, ...docs }: ComponentRequest): NewFile[] {
  const parts = name.split('-');
  const type = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  const style = type.charAt(0).toLowerCase() + type.slice(1);
  const words = parts.join(' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const folder = `packages/ui/src/components/${name}/${name}`;
  const view = `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export interface ${type}Props {
  className?: string | undefined;
  children: ReactNode;
}

/** Use it ${docs.use} */
export function ${type}({ className, children }: ${type}Props) {
  return <div className={className ? \`\${styles.${style}} \${className}\` : styles.${style}}>{children}</div>;
}
`;
  const sheet = `import { vars } from '../../contract.css.ts';
import { componentStyle } from '../component-style.ts';

export const ${style} = componentStyle({ color: vars.color.text });
`;
  const stories = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { ${type} } from './${name}.tsx';

const meta = {
  title: 'Components/${title}',
  parameters: componentDocs(${JSON.stringify(docs)}),
  component: ${type},
  args: { children: '${title}' },
} satisfies Meta<typeof ${type}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
`;
  return [
    { path: `${folder}.tsx`, content: view },
    { path: `${folder}.css.ts`, content: sheet },
    { path: `${folder}.stories.tsx`, content: stories },
  ];
}

const LAST_COMPONENT = /^( +)"\.\/[\w-]+": "\.\/src\/components\/[^"]+",?$/gm;

/** The package's own description with the component among its entries, after the last component there is. */
export function addEntry(packageJson: string, name: string): string {
  const last = [...packageJson.matchAll(LAST_COMPONENT)].at(-1);
  if (!last) throw new Error('packages/ui/package.json names no component to stand after.');
  const [line, indent = ''] = last;
  const entry = `${indent}"./${name}": "./src/components/${name}/${name}.tsx"`;
  const isLast = !line.endsWith(',');
  const both = isLast ? `${line},\n${entry}` : `${line}\n${entry},`;
  return packageJson.slice(0, last.index) + both + packageJson.slice(last.index + line.length);
}

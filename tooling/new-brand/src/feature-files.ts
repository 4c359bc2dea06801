import type { FeatureRequest } from './feature-request.ts';
import { toPascalCase, toWords } from './names.ts';
import type { NewFile } from './new-file.ts';

/** What a page with a title needs; tests and stories need the rest. */
const DEPENDENCIES = [
  '@baize/page',
  '@baize/ui',
  '@lingui/react',
  '@vanilla-extract/css',
  'react',
  'react-dom',
];
const DEV_DEPENDENCIES = [
  '@baize/player',
  '@baize/shell',
  '@baize/vitest-config',
  '@storybook/react-vite',
  '@testing-library/react',
  '@types/react',
  '@types/react-dom',
  'jsdom',
  'storybook',
  'typescript',
  'vitest',
];

/** The folder of a feature's package. */
export function featureFolder(name: string): string {
  return `packages/features/${name}`;
}

/** The feature's package.json, as an object. */
export function createFeatureManifest(name: string) {
  const declare = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, one.startsWith('@baize/') ? 'workspace:*' : 'catalog:']));
  return {
    name: `@baize/${name}`,
    version: '0.0.0',
    private: true,
    type: 'module',
    sideEffects: ['**/*.css.ts'],
    exports: { [`./routes/${name}`]: `./src/routes/${name}.tsx` },
    scripts: { typecheck: 'tsc -p .', lint: 'oxlint --type-aware .', test: 'vitest run' },
    dependencies: declare(DEPENDENCIES),
    devDependencies: declare(DEV_DEPENDENCIES),
  };
}

/** The files of a feature's package, from the project's root: one page, its sheet, its stories and its test. */
export function createFeatureFiles(request: FeatureRequest): NewFile[] {
  const { name } = request;
  const folder = featureFolder(name);
  const tsconfig = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: [] },
    include: ['src'],
  };
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return [
    { path: `${folder}/package.json`, content: json(createFeatureManifest(name)) },
    { path: `${folder}/tsconfig.json`, content: json(tsconfig) },
    {
      path: `${folder}/vitest.config.ts`,
      content: `import { viewTests } from '@baize/vitest-config/projects';\n\nexport default viewTests('${name}');\n`,
    },
    { path: `${folder}/README.md`, content: createReadme(request) },
    { path: `${folder}/src/routes/${name}.tsx`, content: createPage(request) },
    { path: `${folder}/src/routes/${name}.css.ts`, content: SHEET },
    { path: `${folder}/src/routes/${name}.stories.tsx`, content: createStories(request) },
    { path: `${folder}/src/routes/${name}.test.tsx`, content: createTest(request) },
  ];
}

function createReadme({ name, page, title }: FeatureRequest): string {
  return `# ${name}

The page “${title}”.

| entry | for |
|---|---|
| \`./routes/${name}\` | the page, at \`${page}\` |

Refuses: imports from another feature; whoever composes a brand puts them together.
`;
}

function createPage({ name, page, title }: FeatureRequest): string {
  return `import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { useLingui } from '@lingui/react/macro';
import * as styles from './${name}.css.ts';

/** The page at ${page}. */
export default function ${toPascalCase(name)}Page() {
  const { t } = useLingui();
  const title = t({ id: '${name}.title', message: '${title}' });
  return (
    <div className={\`\${pageColumn} \${styles.page}\`}>
      <PageHead title={title} />
      <h1 className={styles.title}>{title}</h1>
    </div>
  );
}
`;
}

const SHEET = `import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  '@layer': { [layers.feature]: { minBlockSize: '50vh', paddingBlock: vars.space[36] } },
});

export const title = style({ '@layer': { [layers.feature]: textStyles.pageTitle } });
`;

function createStories({ name, page, title }: FeatureRequest): string {
  const component = `${toPascalCase(name)}Page`;
  return `import { screenFor } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ${component} from './${name}.tsx';

const meta = {
  title: 'Screens/${toWords(name)}',
  component: ${component},
  parameters: { layout: 'fullscreen', address: '${page}' },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = screenFor('visitor')('${title}');
export const Player: Story = screenFor('player')('${title}');
`;
}

function createTest({ name, title }: FeatureRequest): string {
  const component = `${toPascalCase(name)}Page`;
  return `import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import ${component} from './${name}.tsx';

afterEach(cleanup);

test.each(['visitor', 'player'] as const)('a %s finds the page under its title', (viewer) => {
  render(
    <TestProviders viewer={viewer}>
      <${component} />
    </TestProviders>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
  expect(document.title).toContain('${title}');
});
`;
}

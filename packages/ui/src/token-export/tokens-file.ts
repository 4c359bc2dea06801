import type { ThemeSeeds, TokenOverrides } from '../themes/derive-tokens.ts';
import type { ThemeSource } from './theme-source.ts';
import { findReference, tokenNames } from './token-list.ts';

/** Returns the text of a theme's `tokens.ts`; the file gives the very tokens that `deriveTokens` gives for the same source. */
export function createTokensFile({ seeds, overrides }: ThemeSource): string {
  const own = writeOverrides(overrides);
  const body = own === null ? writeSeeds(seeds) : `\n${indent(`${writeSeeds(seeds)},\n${own},`)}\n`;
  const contractImport = own?.includes('contract.')
    ? "import { contract } from '../../contract.css.ts';\n"
    : '';
  return `${contractImport}import { deriveTokens } from '../derive-tokens.ts';

/** Every token follows from these; what shall differ goes into a second argument: \`{ color: { focus: '#FFFFFF' } }\`. */
export const tokens = deriveTokens(${body});
`;
}

function writeSeeds({ accent, scheme, radius, density = 'regular', font }: ThemeSeeds): string {
  const lines = [
    `accent: ${quote(accent)},`,
    `scheme: ${quote(scheme)},`,
    `radius: ${radius},`,
    ...(density === 'regular' ? [] : [`density: ${quote(density)},`]),
    `font: { display: ${quote(font.display)}, text: ${quote(font.text)} },`,
  ];
  return `{\n${indent(lines.join('\n'))}\n}`;
}

/** The second argument; null where every token follows from the seeds. */
function writeOverrides(overrides: TokenOverrides): string | null {
  const groups = Object.entries(overrides).flatMap(([group, values]) => {
    const tokens = Object.entries(values).map(([key, value]) => `${key}: ${toExpression(value)},`);
    return tokens.length === 0 ? [] : [`${group}: {\n${indent(tokens.join('\n'))}\n},`];
  });
  return groups.length === 0 ? null : `{\n${indent(groups.join('\n'))}\n}`;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

const pathOf = new Map(tokenNames.map(({ property, path }) => [property, path]));

/** A value as code: references by the contract's names, all else as text. */
function toExpression(value: string): string {
  const reference = findReference(value);
  if (reference) return `contract.${reference.path}`;
  if (!value.includes('var(')) return quote(value);
  const text = value
    .replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)
    .replaceAll(/var\((--[\w-]+)\)/g, (all, property: string) => {
      const path = pathOf.get(property);
      return path ? `\${contract.${path}}` : all;
    });
  return `\`${text}\``;
}

/** In the quotes the formatter keeps. */
function quote(text: string): string {
  return /['\\\r\n]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PluginOption } from 'vite';

/** Babel looks for a plugin's name from the folder it works in, which is an app's. */
const MACROS = fileURLToPath(import.meta.resolve('@lingui/babel-plugin-lingui-macro'));

/**
 * The transforms every package with views needs: style sheets in TypeScript and
 * message macros. Apps, Storybook and the view tests share this one list. With `words: 'source'` a
 * production build keeps the English of the source, for places without a compiled catalogue.
 */
export function viewPlugins({
  words = 'catalogue',
}: { words?: 'catalogue' | 'source' } = {}): PluginOption[] {
  const options = words === 'source' ? { descriptorFields: 'message' as const } : {};
  const { rolldown } = linguiTransformerBabelPreset(options);
  return [
    vanillaExtractPlugin(),
    babel({ presets: [{ rolldown, preset: { plugins: [[MACROS, options]] } }] }),
  ];
}

/** Reads a catalogue's `.po` as a module, for places without a host that would compile it. */
export function catalogueFiles(configPath: string): PluginOption {
  return lingui({ configPath });
}

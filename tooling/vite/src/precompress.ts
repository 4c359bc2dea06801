import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json|html|txt|xml|webmanifest)$/;

/** Compresses the browser's files once, at build, as small as they get; the host only picks. */
export function precompress(): Plugin {
  return {
    name: 'baize:precompress',
    apply: 'build',
    // When all is built: the server's build still writes the browser's list of routes.
    buildApp: {
      order: 'post',
      handler: (builder) => compressFolder(join(builder.config.root, 'build/client')),
    },
  };
}

/** Writes a `.br` and a `.gz` beside every text of a folder and the folders in it. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { findFontFaces } from './faces.ts';
import { findFontSource, fontFaceCss, subsetFace } from './subset.ts';

const faces = await findFontFaces();
const themes = new URL('../themes/', import.meta.url);

// Before anything is removed: a font that is not there leaves all files as they are.
const files = await Promise.all(
  faces.map(async (face) => ({ face, bytes: await subsetFace(face), ...findFontSource(face) })),
);

for (const theme of new Set(faces.map((face) => face.theme))) {
  rmSync(new URL(`${theme}/fonts`, themes), { recursive: true, force: true });
  mkdirSync(new URL(`${theme}/fonts`, themes));
  writeFileSync(
    new URL(`${theme}/font-faces.css`, themes),
    fontFaceCss(faces.filter((face) => face.theme === theme)),
  );
}

for (const { face, bytes, licence } of files) {
  writeFileSync(new URL(`${face.theme}/fonts/${face.file}`, themes), bytes);
  copyFileSync(licence, new URL(`${face.theme}/fonts/LICENSE-${face.source.font}.txt`, themes));
}

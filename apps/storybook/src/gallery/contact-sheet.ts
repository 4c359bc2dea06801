import type { Screen } from './list-screens.ts';

/** A picture that was taken, or why there is none. */
export interface Picture {
  brand: string;
  screen: Screen;
  /** From the sheet's own folder. */
  file: string;
  problem: string | null;
}

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color: #1a1a1a; background: #f4f4f4; }
h2 { margin-block: 32px 8px; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 16px; padding: 0; list-style: none; }
figure { margin: 0; }
a { display: block; block-size: 320px; overflow: hidden; border: 1px solid #b5b5b5; background: #fff; }
img { display: block; inline-size: 100%; }
.problem { color: #9b1c1c; }
`;

/** Returns one page of all pictures, screen by screen with the brands side by side. */
export function createContactSheet(pictures: readonly Picture[], width: number): string {
  const titles = [...new Set(pictures.map(({ screen }) => screen.title))];
  const brands = [...new Set(pictures.map(({ brand }) => brand))];
  const screens = new Set(pictures.map(({ screen }) => screen.id)).size;
  const failed = pictures.filter(({ problem }) => problem !== null).length;
  const count = `${screens} screens, ${brands.join(' and ')}, ${width} pixels wide${failed > 0 ? `, ${failed} without a picture` : ''}.`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style></head>
<body>
<h1>Gallery</h1>
<p>${escape(count)}</p>
${titles.map((title) => section(title, pictures)).join('\n')}
</body>
</html>
`;
}

function section(title: string, pictures: readonly Picture[]): string {
  const own = pictures.filter(({ screen }) => screen.title === title);
  return `<h2>${escape(title)}</h2>\n<ul>\n${own.map(item).join('\n')}\n</ul>`;
}

function item({ brand, screen, file, problem }: Picture): string {
  const caption = escape(`${screen.name}, ${brand}`);
  if (problem !== null)
    return `<li><figure><figcaption>${caption}</figcaption><p class="problem">${escape(problem)}</p></figure></li>`;
  const address = escape(file);
  return `<li><figure><a href="${address}"><img src="${address}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure></li>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

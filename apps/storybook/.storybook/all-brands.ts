import { createElement, type CSSProperties } from 'react';
import { useGlobalTypes, useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';

/** The manager brings a React of its own, and compiles no JSX for it. */
const h = createElement;

interface Viewports {
  options?: Record<string, { styles?: { width?: string; height?: string } }>;
}

/**
 * The story, or a page of docs, in every brand, side by side. Each is a page of its own: ids, dialogs and the theme of the document do not
 * meet, and what is around the story stays as the toolbar says.
 */
export function AllBrands() {
  const { storyId, viewMode } = useStorybookState();
  const [globals] = useGlobals();
  const { brand } = useGlobalTypes();
  const { options = {} } = useParameter<Viewports>('viewport', {});
  const { background, color, typography } = useTheme();
  const width = options[getViewport(globals['viewport'])]?.styles?.width ?? '640px';
  const captionStyle = { color: color.defaultText, fontFamily: typography.fonts.base, fontSize: 13 };
  return h(
    'div',
    { style: { ...rowStyle, background: background.content } },
    getNames(brand?.toolbar?.items).map((name) =>
      h(
        'figure',
        { key: name, style: { ...figureStyle, flex: `0 0 ${width}` } },
        h('figcaption', { style: captionStyle }, name),
        h('iframe', {
          title: name,
          src: getStoryAddress({ storyId, viewMode, globals, brand: name }),
          style: frameStyle,
        }),
      ),
    ),
  );
}

/** Names the brands of the toolbar: it lists every theme folder there is. */
function getNames(items: readonly unknown[] = []): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return typeof item === 'object' && item !== null && 'value' in item ? [String(item.value)] : [];
  });
}

function getViewport(viewport: unknown): string {
  if (typeof viewport === 'object' && viewport !== null && 'value' in viewport) return String(viewport.value);
  return String(viewport);
}

function getStoryAddress({
  storyId,
  viewMode = 'story',
  globals,
  brand,
}: {
  storyId: string;
  viewMode: string | undefined;
  globals: Record<string, unknown>;
  brand: string;
}): string {
  const chosen = Object.entries({ ...globals, brand }).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [`${name}:${value}`] : [],
  );
  const query = new URLSearchParams({ id: storyId, viewMode, globals: chosen.join(';') });
  return `iframe.html?${query.toString()}`;
}

const rowStyle: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  gap: 16,
  boxSizing: 'border-box',
  padding: 16,
  overflowX: 'auto',
};
const figureStyle: CSSProperties = { display: 'grid', gridTemplateRows: 'auto 1fr', gap: 8, margin: 0 };
const frameStyle: CSSProperties = { inlineSize: '100%', blockSize: '100%', border: 0, background: '#fff' };

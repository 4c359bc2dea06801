import { layers } from '@baize/ui/layers';
import { createTokenSheet } from '@baize/ui/token-sheet';
import type { ThemeTokens } from '@baize/ui/derive-tokens';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { findCutText } from './find-cut-text.ts';
import * as styles from './preview-frame.css.ts';

/** The theme's name inside the frame; no theme's folder has it. */
const DRAFT = 'draft of the studio';
const PAGE = '<!doctype html><html><head></head><body></body></html>';

export interface PreviewFrameProps {
  title: string;
  /** Of the page inside, in pixels: its media queries see it. */
  width: number;
  tokens: ThemeTokens;
  scheme: 'dark' | 'light';
  /** Called with what is cut whenever the page inside has another size or theme. */
  onCutText(texts: readonly string[]): void;
  children: ReactNode;
}

/** A page of its own width, in a theme that no file has yet. */
export function PreviewFrame({ title, width, tokens, scheme, onCutText, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [height, setHeight] = useState(480);
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room, width);

  // Before the theme: the order of the layers is the first sheet's.
  useLayoutEffect(() => (page ? copySheets(page) : undefined), [page]);
  useLayoutEffect(() => {
    if (page) applyTheme(page, { tokens, scheme });
  }, [page, tokens, scheme]);
  useEffect(() => {
    if (!page) return;
    const look = () => {
      setHeight(Math.ceil(page.body.getBoundingClientRect().height));
      onCutText(findCutText(page));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(page.body);
    const frame = requestAnimationFrame(look);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [page, tokens, onCutText]);

  return (
    <div ref={room} className={styles.room} style={{ maxInlineSize: width, blockSize: height * scale }}>
      <iframe
        title={title}
        srcDoc={PAGE}
        // No script of its own: what runs in it is this page's.
        sandbox="allow-same-origin"
        className={styles.frame}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        onLoad={(event) => setPage(event.currentTarget.contentDocument)}
      />
      {page ? createPortal(children, page.body) : null}
    </div>
  );
}

/** How much smaller the page is drawn so that all of its width is seen. */
function useScale(room: RefObject<HTMLDivElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [room, width]);
  return scale;
}

/** Gives a page the sheets of this one, and those that come later. */
function copySheets(page: Document): () => void {
  const copy = (nodes: Iterable<Node>) => {
    for (const node of nodes)
      if (node instanceof Element && node.matches("style, link[rel='stylesheet']"))
        page.head.append(page.importNode(node, true));
  };
  copy(document.head.children);
  const later = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => copy(addedNodes)));
  later.observe(document.head, { childList: true });
  return () => later.disconnect();
}

/** Gives a page the theme's properties, as `defineTheme` does for a brand. */
function applyTheme(page: Document, { tokens, scheme }: Pick<PreviewFrameProps, 'tokens' | 'scheme'>): void {
  const { lang, dir } = document.documentElement;
  const root = page.documentElement;
  root.lang = lang || 'en';
  root.dir = dir;
  root.dataset['theme'] = DRAFT;
  root.style.colorScheme = scheme;
  const found = page.querySelector('style[data-draft]');
  const sheet = found ?? page.createElement('style');
  sheet.toggleAttribute('data-draft', true);
  sheet.textContent = `@layer ${layers.tokens} {\n${createTokenSheet(DRAFT, tokens)}}`;
  if (!found) page.head.append(sheet);
}

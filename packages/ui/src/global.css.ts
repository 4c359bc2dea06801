import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { contract } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { staticTokens } from './static-tokens.ts';

type Rule = Omit<Parameters<typeof globalStyle>[1], '@layer'>;

const { color, focus, font, type } = contract;

function reset(selector: string, rule: Rule): void {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
});
reset('body', { minBlockSize: '100dvh' });
reset('[data-theme]', {
  background: color.surface0,
  color: color.text,
  fontFamily: font.text,
  fontSize: staticTokens.fontSize.body,
  lineHeight: type.bodyLine,
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4', { font: 'inherit', textWrap: 'balance', overflowWrap: 'break-word' });
reset('p', { textWrap: 'pretty' });
reset('ul, ol', { listStyle: 'none', padding: 0 });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  touchAction: 'manipulation',
});
reset('a', { color: 'inherit' });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('table', { borderCollapse: 'collapse' });
reset('[hidden]', { display: 'none !important' });
reset(':focus-visible', { outline: `${focus.width} solid ${color.focus}`, outlineOffset: '2px' });

/* Less movement: nothing animates, only opacity still changes. */
reset('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: `opacity ${staticTokens.motion.fast} !important`,
    },
  },
});

/* A sentence of the platform keeps the order of its own script; the page decides its side. Parts of a line follow the page. */
reset("[dir='rtl'] :is(p, h1, h2, h3, li, dt, dd)", { unicodeBidi: 'plaintext' });
reset("body:where([dir='rtl'] *)", { textAlign: 'right' });

/* Right to left: the text face for headings, taller lines, no tracking (look §14). */
globalStyle("[data-theme][dir='rtl']", {
  '@layer': {
    [layers.tokens]: {
      vars: {
        [font.display]: font.text,
        [type.heroLine]: '1.35',
        [type.heroTracking]: '0',
        [type.headingLine]: '1.35',
        [type.headingTracking]: '0',
        [type.cardLine]: '1.35',
        [type.cardTracking]: '0',
        [type.bodyLine]: '1.6',
      },
    },
  },
});

/* Base UI hides a scrollbar with a sheet of its own, which the content policy refuses. */
reset('.base-ui-disable-scrollbar', { scrollbarWidth: 'none' });

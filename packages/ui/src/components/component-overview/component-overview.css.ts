import { vars } from '../../contract.css.ts';
import { textStyles } from '../../text-styles.ts';
import { componentStyle } from '../component-style.ts';

const { color } = vars;

export const overview = componentStyle({
  display: 'grid',
  gap: '32px',
  maxInlineSize: '1280px',
  marginInline: 'auto',
  padding: '32px 40px 56px',
});

export const heading = componentStyle({ ...textStyles.section, marginBlockEnd: '14px' });

export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  gap: '28px',
  alignItems: 'start',
});

export const three = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: '20px',
  alignItems: 'start',
});

export const four = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: '18px',
  alignItems: 'start',
});

/* Wider than a phone: the table of button states scrolls by itself. */
export const states = componentStyle({
  display: 'grid',
  gridTemplateColumns: '110px repeat(5, minmax(150px, 1fr))',
  gap: '10px 12px',
  alignItems: 'center',
  margin: '-5px',
  padding: '5px',
  overflowX: 'auto',
});

export const small = componentStyle({ ...textStyles.small, color: color.muted });

export const focused = componentStyle({
  outline: `${vars.focus.width} solid ${color.focus}`,
  outlineOffset: '2px',
});

export const between = componentStyle({ display: 'flex', justifyContent: 'space-between', gap: '12px' });

export const stack = componentStyle({ display: 'grid', gap: '12px' });

export const typeRow = componentStyle({
  display: 'grid',
  gridTemplateColumns: '112px 1fr',
  alignItems: 'baseline',
});

export const hero = componentStyle(textStyles.hero);
export const pageTitle = componentStyle(textStyles.pageTitle);
export const section = componentStyle(textStyles.section);
export const card = componentStyle(textStyles.card);
export const clock = componentStyle(textStyles.clock);

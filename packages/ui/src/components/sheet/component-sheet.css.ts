import { vars } from '../../contract.css.ts';
import { roles } from '../../type-roles.ts';
import { kitStyle } from '../kit-style.ts';

const { color } = vars;

export const sheet = kitStyle({
  display: 'grid',
  gap: '32px',
  maxInlineSize: '1280px',
  marginInline: 'auto',
  padding: '32px 40px 56px',
});

export const heading = kitStyle({ ...roles.section, marginBlockEnd: '14px' });

export const pair = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  gap: '28px',
  alignItems: 'start',
});

export const three = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: '20px',
  alignItems: 'start',
});

export const four = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: '18px',
  alignItems: 'start',
});

/* Wider than a phone: the table of button states scrolls by itself. */
export const states = kitStyle({
  display: 'grid',
  gridTemplateColumns: '110px repeat(5, minmax(150px, 1fr))',
  gap: '10px 12px',
  alignItems: 'center',
  margin: '-5px',
  padding: '5px',
  overflowX: 'auto',
});

export const small = kitStyle({ ...roles.small, color: color.muted });

export const focused = kitStyle({
  outline: `${vars.focus.width} solid ${color.focus}`,
  outlineOffset: '2px',
});

export const between = kitStyle({ display: 'flex', justifyContent: 'space-between', gap: '12px' });

export const stack = kitStyle({ display: 'grid', gap: '12px' });

export const typeRow = kitStyle({
  display: 'grid',
  gridTemplateColumns: '112px 1fr',
  alignItems: 'baseline',
});

export const hero = kitStyle(roles.hero);
export const pageTitle = kitStyle(roles.pageTitle);
export const section = kitStyle(roles.section);
export const card = kitStyle(roles.card);
export const clock = kitStyle(roles.clock);

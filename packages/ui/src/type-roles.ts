import { vars } from './contract.css.ts';

const { font, type, size, weight, line, tracking } = vars;

/**
 * The type scale as ready style fragments: `style({ '@layer': { [layers.kit]: { ...roles.label } } })`.
 * Roles in the display face follow the brand and the script (no tracking, taller lines in Arabic).
 * Sizes are pixels or fluid clamps (look §4).
 */
export const roles = {
  hero: {
    fontFamily: font.display,
    fontSize: type.heroSize,
    fontWeight: type.heroWeight,
    lineHeight: type.heroLine,
    letterSpacing: type.heroTracking,
    textWrap: 'balance',
  },
  pageTitle: heading(size.pageTitle),
  section: heading(size.section),
  card: {
    fontFamily: font.display,
    fontSize: size.card,
    fontWeight: weight.bold,
    lineHeight: type.cardLine,
    letterSpacing: type.cardTracking,
  },
  lead: { fontSize: size.lead, fontWeight: weight.regular, lineHeight: type.bodyLine },
  body: { fontSize: size.body, fontWeight: weight.regular, lineHeight: type.bodyLine },
  label: { fontSize: size.label, fontWeight: weight.label, lineHeight: line.label },
  small: { fontSize: size.small, fontWeight: weight.regular, lineHeight: line.small },
  micro: { fontSize: size.micro, fontWeight: weight.medium, lineHeight: line.micro },
  button: { fontSize: size.button, fontWeight: weight.button, lineHeight: line.one },
  amount: amount(size.amount, tracking.amount, line.amount),
  amountCell: amount(size.amountCell, tracking.amountCell, line.amountCell),
  clock: {
    ...amount(size.clock, tracking.clock, line.amount),
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

function heading(fontSize: string) {
  return {
    fontFamily: font.display,
    fontSize,
    fontWeight: weight.bold,
    lineHeight: type.headingLine,
    letterSpacing: type.headingTracking,
  };
}

function amount(fontSize: string, letterSpacing: string, lineHeight: string) {
  return { fontSize, fontWeight: weight.bold, lineHeight, letterSpacing };
}

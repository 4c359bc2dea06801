import type { Promotion } from '@baize/api/endpoints/rewards';
import { promoStatus } from '@baize/domain/promotions';

/** Why promotions are closed, as long as it is the same for all of them. */
type SharedCheck = NonNullable<Promotion['check']>;

/** How a list of promotions is told: by kind what can be had, then what cannot and why. */
interface PromoGroups {
  /** The wide one. */
  first: Promotion | null;
  kinds: readonly { type: Promotion['type']; cards: readonly Promotion[]; rows: readonly Promotion[] }[];
  /** Closed for one reason that is said once. */
  sameReason: { check: SharedCheck; rows: readonly Promotion[] } | null;
  /** Closed for a reason of their own. */
  closed: readonly Promotion[];
}

/** The first banner stands wide (PRO-01); what is closed to a player takes no banner's room. */
export function promoGroups(rows: readonly Promotion[], viewer: 'everybody' | 'player'): PromoGroups {
  const barred = (row: Promotion) => viewer === 'player' && promoStatus(row) === 'closed';
  const open = rows.filter((row) => !barred(row));
  const closed = rows.filter(barred);
  const first = open.find(({ banner }) => banner !== null) ?? null;
  const rest = open.filter((row) => row !== first);
  const kinds = [...new Set(rest.map(({ type }) => type))].map((type) => {
    const ofKind = rest.filter((row) => row.type === type);
    const cards = ofKind.filter(({ banner }) => banner !== null);
    return { type, cards, rows: ofKind.filter(({ banner }) => banner === null) };
  });
  const sameReason = findLargestSharedReason(closed);
  return { first, kinds, sameReason, closed: closed.filter((row) => !sameReason?.rows.includes(row)) };
}

/** The largest group with one reason and one end; two at least, or there is nothing to say once. */
function findLargestSharedReason(closed: readonly Promotion[]): PromoGroups['sameReason'] {
  const groups = new Map<string, { check: SharedCheck; rows: Promotion[] }>();
  for (const row of closed) {
    // What became of one bonus is said of that one.
    if (!row.check || row.check.reference !== null || row.check.code === 'CANCELLED') continue;
    const key = `${row.check.code} ${row.check.until ?? ''}`;
    const group = groups.get(key) ?? { check: row.check, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  const [largest] = [...groups.values()].toSorted((one, other) => other.rows.length - one.rows.length);
  return largest && largest.rows.length > 1 ? largest : null;
}

import type { BonusLabel, BonusType } from '@baize/api/endpoints/rewards';
import { bonusTypeMessages } from '@baize/i18n/catalogue/bonus';
import type { BonusLabelType as NamedType } from '@baize/domain/bonus';
import { useLingui } from '@lingui/react/macro';

/** Where a bonus stands, as the platform tells it. */
export type BonusStatus = BonusLabel['status'];

const TYPES = {
  deposit: 'Deposit',
  'no-deposit': 'No Deposit',
  'free-spins': 'Free Spins',
  'instant-cashback': 'Instant Cashback',
} as const satisfies Record<Exclude<BonusType, 'other'>, NamedType>;

/** What kind of bonus it is and where it stands, in words. */
export function useBonusLabels(): { type(type: BonusType): string; status(status: BonusStatus): string } {
  const { t, i18n } = useLingui();
  const statuses = {
    offered: t({ id: 'bonus.status.offered', message: 'Offered' }),
    active: t({ id: 'bonus.status.active', message: 'Active' }),
    completed: t({ id: 'bonus.status.completed', message: 'Completed' }),
    lost: t({ id: 'bonus.status.lost', message: 'Played out' }),
    cancelled: t({ id: 'bonus.status.cancelled', message: 'Cancelled' }),
    expired: t({ id: 'bonus.status.expired', message: 'Expired' }),
    unknown: t({ id: 'bonus.status.unknown', message: 'Bonus' }),
  } satisfies Record<BonusStatus, string>;
  return {
    type: (type) =>
      type === 'other'
        ? t({ id: 'bonus.type.other', message: 'Bonus' })
        : i18n._(bonusTypeMessages[TYPES[type]]),
    status: (status) => statuses[status],
  };
}

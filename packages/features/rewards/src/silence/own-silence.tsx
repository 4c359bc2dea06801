import type { PromoSilence } from '@baize/domain/promo-silence';
import { usePromoSilence } from '@baize/shell/player';
import { SilentPromos } from '../promotions/promo-states.tsx';

/** Why nothing is offered to this player, and until when as soon as that is read, inside a `PlayerIsland`. */
export function OwnSilence({ why }: Pick<PromoSilence, 'why'>) {
  const silence = usePromoSilence();
  return silence.kind === 'silent' ? <SilentPromos {...silence} /> : <SilentPromos why={why} />;
}

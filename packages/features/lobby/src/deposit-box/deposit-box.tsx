import { DEFAULT_PROVIDER } from '@baize/domain/deposit-amount';
import { useDraftOwner } from '@baize/forms/form-drafts';
import { usePageTarget } from '@baize/links';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { PlayerBoundary } from '@baize/player';
import { useSession } from '@baize/player/session';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import * as css from './deposit-box.css.ts';
import { DepositBoxForm } from './deposit-box-form.tsx';
import { useDepositBoxDraft } from './use-deposit-box-draft.ts';

const PlayerDeposit = lazy(async () => ({ default: (await import('./player-deposit.tsx')).PlayerDeposit }));

const GuestCurrency = lazy(async () => ({ default: (await import('./guest-currency.tsx')).GuestCurrency }));

/** Until the platform tells a player's own, the one that deposits start with. */
const DEFAULT_METHODS = [{ id: DEFAULT_PROVIDER, title: DEFAULT_PROVIDER }];

/** The start of a deposit in the hero of the design variant (NAV-14): how much and by what, and on to the cashier. */
export function DepositBox({ layout }: { layout: 'wide' | 'card' }) {
  const owner = useDraftOwner();
  return <DepositBoxContent key={owner} layout={layout} />;
}

function DepositBoxContent({ layout }: { layout: 'wide' | 'card' }) {
  const choice = useDepositBoxDraft();
  const { phase } = useSession();
  const viewer = phase === 'signed-in' ? 'player' : 'guest';
  const [currency, setCurrency] = useState<string | null>(null);
  const target = usePageTarget('deposit');
  // A brand without a deposit page has no way to offer (NAV-01).
  if (!target) return null;
  return (
    <section className={css.box[layout]} aria-labelledby="deposit-box">
      <h2 id="deposit-box" className={css.title}>
        <Trans id="deposit-box.title">Deposit</Trans>
      </h2>
      <PlayerBoundary
        fallback={
          <DepositBoxForm
            {...choice}
            methods={DEFAULT_METHODS}
            currency={viewer === 'guest' ? currency : null}
            viewer={viewer}
          />
        }
      >
        <PlayerDeposit {...choice} />
      </PlayerBoundary>
      {phase === 'signed-out' ? (
        <SectionErrorBoundary fallback={null}>
          <Suspense>
            <GuestCurrency onResolved={setCurrency} />
          </Suspense>
        </SectionErrorBoundary>
      ) : null}
    </section>
  );
}

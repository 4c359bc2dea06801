import { platformClock } from '@baize/browser/clock';
import { usePage } from '@baize/page';
import { PlayerProviders } from '@baize/player/player-providers';
import { useSession } from '@baize/player/session';
import { Button } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { AddressList } from './address-list.tsx';
import { AddressResult } from './address-result.tsx';
import * as css from './address-check.css.ts';
import { CheckYourself } from './check-yourself.tsx';
import { useHandover } from './use-handover.ts';
import { useOfficialList } from './use-official-list.ts';

/** Holds the address of the page against the official list. In the browser alone: the server does not know the address. */
export function AddressCheck() {
  return (
    <PlayerProviders>
      <Lead />
      <Check />
      <CheckYourself />
    </PlayerProviders>
  );
}

function Lead() {
  const { t } = useLingui();
  return (
    <p className={css.lead}>
      {t({
        id: 'mirror.lead',
        message:
          'Copies of casinos collect passwords and deposits. Here you see whether you are at one of our own addresses.',
      })}
    </p>
  );
}

function Check() {
  const { t } = useLingui();
  const { settings } = usePage();
  const isPlayer = useSession().phase === 'signed-in';
  const { verdict, isFetching, retry } = useOfficialList();
  const handover = useHandover();
  const { origin } = window.location;
  const now = platformClock.now();
  const brandName = settings.brandName ?? '';
  return (
    <>
      <section className={css.section} aria-labelledby="this-address" aria-busy={verdict === null}>
        <h2 id="this-address" className={css.heading}>
          {t({ id: 'mirror.this-address', message: 'The address you are on' })}
        </h2>
        <p className={css.here}>
          <bdi dir="ltr">{origin}</bdi>
        </p>
        {verdict === null ? (
          <p className={css.note} role="status">
            {t({ id: 'mirror.checking', message: 'The official list is being fetched and verified.' })}
          </p>
        ) : (
          <AddressResult {...{ verdict, brandName, origin, now }} />
        )}
        {verdict?.status === 'unverified' ? (
          <div className={css.actions}>
            <Button
              variant="outline"
              pending={isFetching}
              pendingLabel={t({ id: 'mirror.verifying', message: 'Verifying' })}
              onClick={retry}
            >
              {t({ id: 'msg.try.again', message: 'Try again' })}
            </Button>
          </div>
        ) : null}
      </section>
      {verdict?.status === 'verified' ? (
        <AddressList list={verdict.list} {...{ origin, now }} handover={isPlayer ? handover : null} />
      ) : null}
    </>
  );
}

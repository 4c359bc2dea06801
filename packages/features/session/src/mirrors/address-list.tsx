import { addressStatus, type OfficialList } from '@baize/domain/official-list';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Alert } from '@baize/ui/alert';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from './address-check.css.ts';
import { HANDOVER_FAILURE_MESSAGES } from './mirror-messages.ts';
import type { HandoverFailure } from './use-handover.ts';

interface AddressListProps {
  list: OfficialList;
  origin: string;
  now: number;
  /** Takes a signed-in player along; null for a visitor, who follows a link. */
  handover: { pending: string | null; failure: HandoverFailure | null; go(origin: string): void } | null;
}

/** The addresses of a verified list; a player goes on at another one without a new login. */
export function AddressList({ list, origin, now, handover }: AddressListProps) {
  const { t, i18n } = useLingui();
  const bothTimes = useFormatLocalAndUtc();
  const issued = bothTimes(list.issuedAt);
  const expires = bothTimes(list.expiresAt);
  return (
    <section className={css.section} aria-labelledby="official-addresses">
      <h2 id="official-addresses" className={css.heading}>
        <Trans id="mirror.list">Official addresses</Trans>
      </h2>
      {handover?.failure ? (
        <Alert tone="danger" announce="now">
          {i18n._(HANDOVER_FAILURE_MESSAGES[handover.failure])}
        </Alert>
      ) : null}
      <ul className={css.list}>
        {list.addresses.map((address, place) => {
          const { origin: own, closesAt } = address;
          const isHere = own === origin.toLowerCase();
          const canGo = !isHere && addressStatus(list, own, now) !== 'closed';
          return (
            <li key={own} className={css.row}>
              <span id={`address-${place}`} className={css.address}>
                {canGo && handover === null ? (
                  <a href={own} className={linkClass}>
                    <bdi dir="ltr">{own}</bdi>
                  </a>
                ) : (
                  <bdi dir="ltr">{own}</bdi>
                )}
                {closesAt === null ? null : (
                  <small className={css.note}>{closing(bothTimes(closesAt))}</small>
                )}
              </span>
              {isHere ? (
                <Badge tone="success">{t({ id: 'mirror.here', message: 'You are here' })}</Badge>
              ) : null}
              {canGo && handover ? (
                <Button
                  size="small"
                  variant="outline"
                  pending={handover.pending === own}
                  pendingLabel={t({ id: 'mirror.going', message: 'Taking you there' })}
                  aria-describedby={`address-${place}`}
                  onClick={() => handover.go(own)}
                >
                  {t({ id: 'mirror.go', message: 'Go on there, logged in' })}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <p className={css.note}>
        <Trans id="mirror.signed">
          Signed by the platform {issued}, valid until {expires}.
        </Trans>
      </p>
    </section>
  );

  function closing(date: string): string {
    return t({ id: 'mirror.closes', message: `Closes ${date}` });
  }
}

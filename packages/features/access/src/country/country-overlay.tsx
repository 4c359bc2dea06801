import { blockReference } from '@baize/domain/blocked-visit';
import { PathLink, ModalLink } from '@baize/links';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BlockedVisit } from './blocked-stores.ts';
import type { LocationCheck } from './check-location.ts';
import { LocationCheckResult } from './location-check-result.tsx';
import * as css from './country-overlay.css.ts';
import { useCountryName } from './country-name.ts';

interface CountryOverlayProps {
  visit: BlockedVisit;
  check: LocationCheck;
  open: boolean;
  onCheck(): void;
}

/** Says calmly that nothing is offered where the visitor is, by which signal, and what they can do (GEO-04, beyond 19). */
export function CountryOverlay({ visit, check, open, onCheck }: CountryOverlayProps) {
  const { t } = useLingui();
  const country = useCountryName(visit.country);
  const checking = check.kind === 'checking';
  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      mandatory
      width="alert"
      title={t({ id: 'country.title', message: 'Not available where you are' })}
      closeLabel={t({ id: 'button.close', message: 'Close' })}
    >
      <div className={css.body}>
        <p>
          <Trans id="country.text">You seem to be in a country where we may not offer games.</Trans>
        </p>
        <dl className={css.rows}>
          <Row name={t({ id: 'country.by-address', message: 'Address lookup' })}>
            <Trans id="country.blocked-in">Blocked: {country}</Trans>
          </Row>
          <Row name={t({ id: 'country.by-browser', message: 'Browser location' })}>
            <LocationCheckResult check={check} />
          </Row>
          {visit.ip === null ? null : (
            <Row name={t({ id: 'country.address', message: 'Your address' })}>
              <bdi>{visit.ip}</bdi>
            </Row>
          )}
          <Row name={t({ id: 'country.reference', message: 'Reference' })}>
            <bdi>{blockReference(visit)}</bdi>
          </Row>
        </dl>
        <div className={css.live} aria-live="polite">
          {check.kind === 'failed' || check.kind === 'excluded' ? (
            <Alert tone="info">
              <CheckHelp check={check} />
            </Alert>
          ) : null}
        </div>
        <p className={css.small}>
          <Trans id="country.vpn">
            If you use a VPN or proxy, switch it off and check again. Your location is used once, to about 100
            metres; the answer is kept for 24 hours.
          </Trans>
        </p>
        <Button
          size="large"
          icon={<MapPin />}
          pending={checking}
          pendingLabel={t({ id: 'country.checking', message: 'Checking' })}
          onClick={onCheck}
        >
          {check.kind === 'failed' || check.kind === 'excluded'
            ? t({ id: 'country.check-again', message: 'Check again' })
            : t({ id: 'country.check', message: 'Check my location' })}
        </Button>
        <nav className={css.links} aria-label={t({ id: 'country.still-open', message: 'Still open to you' })}>
          <ModalLink modal="login">{t({ id: 'country.login', message: 'Log in to withdraw' })}</ModalLink>
          <PathLink to="/responsible-gambling">
            {t({ id: 'safer-play.page.title', message: 'Responsible gambling' })}
          </PathLink>
          <PathLink to="/terms-and-conditions">
            {t({ id: 'legal.terms', message: 'Terms and conditions' })}
          </PathLink>
          <PathLink to="/contacts">{t({ id: 'nav.contacts', message: 'Contacts' })}</PathLink>
        </nav>
      </div>
    </Dialog>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

/** What a visitor can do after a check that lifted nothing. */
function CheckHelp({ check }: { check: Extract<LocationCheck, { kind: 'failed' | 'excluded' }> }) {
  const { t } = useLingui();
  if (check.kind === 'excluded')
    return t({
      id: 'country.help.excluded',
      message:
        'Your browser reports a country where we may not offer games either. If you are near a border, move or wait a moment and check again.',
    });
  switch (check.why) {
    case 'denied':
      return t({
        id: 'country.help.denied',
        message:
          'Access to your location is blocked. Allow it for this site in the browser settings and check again.',
      });
    case 'unsupported':
      return t({
        id: 'country.help.unsupported',
        message: 'This browser does not support location. Try another browser or device.',
      });
    case 'timed-out':
      return t({
        id: 'country.help.timed-out',
        message: 'Your browser did not find your location in time. Move near a window and check again.',
      });
    case 'unavailable':
      return t({
        id: 'country.help.unavailable',
        message:
          'Your browser could not find your location. Switch on the location of your device and check again.',
      });
    case 'no-map':
      return t({
        id: 'country.help.no-map',
        message: 'We could not look up your country. Check again in a moment.',
      });
  }
}

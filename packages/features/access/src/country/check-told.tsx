import { Trans } from '@lingui/react/macro';
import type { PlaceCheck } from './check-place.ts';
import { useCountryName } from './country-name.ts';

/** What the browser's own location told, in a word or two. */
export function CheckTold({ check }: { check: PlaceCheck }) {
  switch (check.kind) {
    case 'none':
      return <Trans id="country.told.none">Not checked</Trans>;
    case 'checking':
      return <Trans id="country.told.checking">Checking…</Trans>;
    case 'lifted':
      return <Trans id="country.told.lifted">Fine</Trans>;
    case 'failed':
      return <Trans id="country.told.failed">Not known</Trans>;
    case 'excluded':
      return <Excluded country={check.country} metres={check.accuracy} />;
  }
}

function Excluded({ country: code, metres }: { country: string; metres: number }) {
  const country = useCountryName(code);
  return (
    <Trans id="country.told.excluded">
      Blocked: {country}, to {metres} m
    </Trans>
  );
}

import { Trans } from '@lingui/react/macro';
import type { LocationCheck } from './check-location.ts';
import { useCountryName } from './country-name.ts';

/** What the browser's own location told, in a word or two. */
export function LocationCheckResult({ check }: { check: LocationCheck }) {
  switch (check.kind) {
    case 'none':
      return <Trans id="country.check-result.none">Not checked</Trans>;
    case 'checking':
      return <Trans id="country.check-result.checking">Checking…</Trans>;
    case 'lifted':
      return <Trans id="country.check-result.lifted">Fine</Trans>;
    case 'failed':
      return <Trans id="country.check-result.failed">Not known</Trans>;
    case 'excluded':
      return <Excluded country={check.country} metres={check.accuracy} />;
  }
}

function Excluded({ country: code, metres }: { country: string; metres: number }) {
  const country = useCountryName(code);
  return (
    <Trans id="country.check-result.excluded">
      Blocked: {country}, to {metres} m
    </Trans>
  );
}
